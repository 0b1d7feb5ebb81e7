/** Whole numbers as letters: five bits to a letter, the sixth says that more follow; small numbers of either sign are short. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function lettersOf(numbers: Iterable<number>): string {
  let text = ''
  for (const number of numbers) {
    let left = number < 0 ? -2 * number - 1 : 2 * number
    while (left >= 32) {
      text += letters[32 + (left % 32)]
      left = Math.floor(left / 32)
    }
    text += letters[left]
  }
  return text
}

export function numbersIn(text: string): number[] {
  const numbers: number[] = []
  let value = 0
  let weight = 1
  for (let index = 0; index < text.length; index++) {
    const part = letterValues[text.charCodeAt(index)] as number
    value += (part % 32) * weight
    if (part >= 32) {
      weight *= 32
      continue
    }
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2)
    value = 0
    weight = 1
  }
  return numbers
}

const letterValues = new Uint8Array(128)
for (let index = 0; index < letters.length; index++) letterValues[letters.charCodeAt(index)] = index
