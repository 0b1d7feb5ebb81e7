/** Texts about the whole document that GPX has elements for. */
export const metadataNames: ReadonlySet<string> = new Set([
  'name',
  'description',
  'desc',
  'author',
  'author_email',
  'author_link',
  'copyright',
  'link',
  'time',
  'keywords',
])
