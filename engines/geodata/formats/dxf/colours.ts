/** AutoCAD's numbered colours that follow no rule; 7 is black on white paper and white on a black screen, so it is none. */
const named: Readonly<Record<number, string>> = {
  1: '#ff0000',
  2: '#ffff00',
  3: '#00ff00',
  4: '#00ffff',
  5: '#0000ff',
  6: '#ff00ff',
  8: '#7f7f7f',
  9: '#bfbfbf',
  250: '#545454',
  251: '#767676',
  252: '#989898',
  253: '#bababa',
  254: '#dcdcdc',
  255: '#ffffff',
}

/** Brightness by the last digit of the number; odd ones are half as strong. */
const brightness = [255, 255, 165, 165, 127, 127, 76, 76, 38, 38] as const

/** The colour of a number; nothing for black or white and for what is no colour. */
export function numberedColour(number: number): string | undefined {
  if (number < 10 || number > 249) return named[number]
  const hue = Math.floor(number / 10) - 1
  const value = brightness[number % 10]!
  const least = number % 2 === 0 ? 0 : value / 2
  // 24 hues, 15 degrees apart: each ordinate of the colour rises for 60 degrees, stays for 120 and falls for 60.
  const share = (shift: number) => {
    const angle = (hue * 15 + shift) % 360
    const part = angle < 60 ? angle / 60 : angle < 180 ? 1 : angle < 240 ? (240 - angle) / 60 : 0
    return Math.floor(least + (value - least) * part)
  }
  return hex(share(120), share(0), share(240))
}

/** A colour as one number, red in front. */
export const trueColour = (number: number): string => hex((number >> 16) & 255, (number >> 8) & 255, number & 255)

const hex = (...parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
