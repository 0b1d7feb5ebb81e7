/** Prefixes of elements and attributes, and those of a type that an attribute names. */
const prefixPattern = /(?:<|\s)([A-Za-z_][\w.-]*):[\w.-]+|(?<=:type\s*=\s*["'])([A-Za-z_][\w.-]*):/g

const wellKnown: ReadonlyMap<string, string> = new Map(
  Object.entries({
    xsi: 'http://www.w3.org/2001/XMLSchema-instance',
    xlink: 'http://www.w3.org/1999/xlink',
  }),
)

/** The namespaces a piece of XML needs declared around it, by prefix. */
export function namespacesOfFragment(xml: string, declared: ReadonlyMap<string, string>): Map<string, string> {
  const namespaces = new Map<string, string>()
  for (const [, prefix, typePrefix] of xml.matchAll(prefixPattern)) {
    const name = prefix ?? typePrefix!
    if (name === 'xmlns' || name === 'xml' || namespaces.has(name) || xml.includes(`xmlns:${name}=`)) continue
    namespaces.set(name, declared.get(name) ?? wellKnown.get(name) ?? `urn:undeclared:${name}`)
  }
  return namespaces
}
