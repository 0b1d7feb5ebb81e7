import { untilLoaded } from '#app/ui/until-loaded.ts'

/** Hands a result to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the file while it saves it; afterwards the address is of no use.
  setTimeout(() => URL.revokeObjectURL(address), 120_000)
}

export const archiveName = 'convertory.zip'

export async function saveTogether(files: readonly { readonly name: string; readonly content: Blob }[]): Promise<void> {
  // Loaded when it is wanted: most visitors convert one file.
  const { archiveOf } = await untilLoaded(() => import('./archive-of-results.ts'))
  saveFile(await archiveOf(files), archiveName)
}
