type Growable = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** The same contents in an array of at least `length`, doubled so that growing stays linear in all. */
export function grown<Numbers extends Growable>(numbers: Numbers, length: number): Numbers {
  if (length <= numbers.length) return numbers
  const make = numbers.constructor as new (length: number) => Numbers
  const larger = new make(Math.max(length, numbers.length * 2, 64))
  larger.set(numbers)
  return larger
}
