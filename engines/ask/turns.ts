/** Work that stops now and then and may be left at any of these places. */
export type Turns<Result> = Generator<undefined, Result>

/** All turns, one behind the other. */
export function finished<Result>(turns: Turns<Result>): Result {
  for (;;) {
    const turn = turns.next()
    if (turn.done) return turn.value
  }
}
