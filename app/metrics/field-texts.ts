type Texts = Readonly<Record<string, string>>

type Field = readonly [input: HTMLInputElement, unit: string]

function isInSight([input]: Field): boolean {
  const { top } = input.getBoundingClientRect()
  return top > 0 && top < innerHeight
}

const isNext = (_: Field, index: number): boolean => index < 6

/**
 * The texts of a page's fields by unit, written straight into the inputs: a keystroke changes up to 33 of them, and on a
 * slow phone rendering them takes longer than a frame. React renders everything else, and the first texts. A unit of the pair has
 * two inputs, one above the cards and one in its card: the same text in both. What is in sight stands in the next frame; to lay out all the
 * others with it would keep a slow phone busy for longer than a keystroke may take, so that they follow a few in a frame.
 */
export class FieldTexts {
  #texts: Texts
  readonly #inputs = new Map<HTMLInputElement, string>()
  #early: { readonly unit: string; readonly text: string } | undefined

  constructor(texts: Texts) {
    this.#texts = texts
  }

  of(unit: string): string {
    return this.#texts[unit] ?? ''
  }

  show(texts: Texts): void {
    this.#texts = texts
    this.#write(isInSight)
  }

  #write(isChosen: (field: Field, index: number) => boolean): void {
    // What is being typed stands there already; writing it again would move the caret.
    const stale = [...this.#inputs].filter(([input, unit]) => input.value !== this.of(unit))
    // All are looked at before the first is written: afterwards each look would lay out the page.
    for (const [input, unit] of stale.filter(isChosen)) input.value = this.of(unit)
    if (stale.length > 0) requestAnimationFrame(() => this.#write(isNext))
  }

  /** For an input's ref. */
  attach(unit: string, input: HTMLInputElement): () => void {
    this.#inputs.set(input, unit)
    if (input.value !== input.defaultValue) this.#early = { unit, text: input.value }
    return () => this.#inputs.delete(input)
  }

  /** What a visitor typed before the page's scripts ran, once. */
  takeEarly(): { readonly unit: string; readonly text: string } | undefined {
    const early = this.#early
    this.#early = undefined
    return early
  }
}
