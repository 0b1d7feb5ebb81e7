import { m } from '#app/paraglide/messages.js'

/** What stands above the sights of one file, or of several together. */
export const insideTitle = (files: readonly { readonly name: string }[]): string =>
  files.length === 1
    ? m.convert_inside({ name: files[0]!.name })
    : m.convert_inside_many({ count: files.length, amount: files.length })
