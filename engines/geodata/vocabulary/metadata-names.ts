/** Texts about the whole document that formats of positions have elements for. */
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
