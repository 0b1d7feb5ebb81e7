/** `easting_EPSG_6316`: the name of a column whose numbers are of a system. */
export const nameInSystem = (
  name: string,
  { authority, code }: { readonly authority: string; readonly code: number },
) => `${name}_${authority}_${code}`

/** Also as people write it: `E (EPSG:25832)`. */
const written = /(?<=[^\p{L}\p{N}])(EPSG|ESRI)[^\p{L}\p{N}]{0,3}(\d{4,6})[^\p{L}\p{N}]{0,3}$/iu

/** The name and the system of a column that says one. */
export function systemInName(column: string): { readonly name: string; readonly system: string | undefined } {
  const found = written.exec(column)
  if (!found || found.index < 2) return { name: column, system: undefined }
  const [, authority, code] = found
  return { name: column.slice(0, found.index - 1).trimEnd(), system: `${authority!.toUpperCase()}:${code}` }
}
