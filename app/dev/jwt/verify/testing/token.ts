export type Sign = (data: Buffer) => Buffer

const encode = (text: string): string => Buffer.from(text).toString('base64url')

/** A token signed by Node's own crypto, not by what is under test. */
export function signedToken(header: object, make: Sign): string {
  const start = `${encode(JSON.stringify(header))}.${encode('{"sub":"x"}')}`
  return `${start}.${make(Buffer.from(start)).toString('base64url')}`
}
