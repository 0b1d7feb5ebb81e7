type Texts = Readonly<Record<string, string>>

/**
 * The texts of a page's fields by unit, written straight into the inputs: a keystroke changes dozens of them, and on a
 * slow phone rendering them takes longer than a frame. React renders everything else, and the first texts. A unit of the pair has
 * two inputs, one above the cards and one in its card: the same text in both.
 */
export class FieldTexts {
  #texts: Texts
  readonly #inputs = new Map<HTMLInputElement, string>()

  constructor(texts: Texts) {
    this.#texts = texts
  }

  of(unit: string): string {
    return this.#texts[unit] ?? ''
  }

  show(texts: Texts): void {
    this.#texts = texts
    for (const [input, unit] of this.#inputs) {
      const text = this.of(unit)
      // What is being typed stands there already; writing it again would move the caret.
      if (input.value !== text) input.value = text
    }
  }

  /** For an input's ref. */
  attach(unit: string, input: HTMLInputElement): () => void {
    this.#inputs.set(input, unit)
    return () => this.#inputs.delete(input)
  }
}
