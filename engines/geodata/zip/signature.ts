import type { GeodataInput } from '../bytes/input.ts'

const firstThree = (input: GeodataInput) => input.slice(0, Math.min(3, input.size))

export async function isZip(input: GeodataInput): Promise<boolean> {
  const [first, second, third] = await firstThree(input)
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5)
}

/** An archive, or a file that was packed by itself. */
export async function isPacked(input: GeodataInput): Promise<boolean> {
  const [first, second, third] = await firstThree(input)
  return (first === 0x1f && second === 0x8b && third === 8) || isZip(input)
}
