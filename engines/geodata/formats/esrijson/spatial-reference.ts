import type { GeodataInput } from '../../bytes/input.ts'

const tailLength = 4096

/** What a spatial reference names, as the coordinates engine reads it; '' for none. Esri's own codes lie above those of EPSG. */
export function spatialReferenceOf(value: unknown): string {
  const { latestWkid, wkid, wkt } = (value ?? {}) as { latestWkid?: unknown; wkid?: unknown; wkt?: unknown }
  const code = typeof latestWkid === 'number' ? latestWkid : typeof wkid === 'number' ? wkid : 0
  if (code > 0) return code > 32767 ? `ESRI:${code}` : `EPSG:${code}`
  return typeof wkt === 'string' ? wkt : ''
}

/** Some programs write it behind the features. */
export async function spatialReferenceAtEnd(input: GeodataInput): Promise<string> {
  const tail = await input.slice(Math.max(0, input.size - tailLength), input.size)
  const text = new TextDecoder('latin1').decode(tail)
  const at = text.lastIndexOf('"spatialReference"')
  const object = at < 0 ? null : /^"spatialReference"\s*:\s*(\{[^{}]*\})/.exec(text.slice(at))
  try {
    return object === null ? '' : spatialReferenceOf(JSON.parse(object[1]!))
  } catch {
    return ''
  }
}
