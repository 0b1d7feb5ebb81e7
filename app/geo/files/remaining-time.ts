/** Tells how long the rest of a work takes, by its pace so far. Undefined while the pace is anyone's guess. */
export function secondsLeft(elapsedMilliseconds: number, doneBytes: number, totalBytes: number): number | undefined {
  if (elapsedMilliseconds < 1000 || doneBytes === 0 || totalBytes === 0) return undefined
  return ((elapsedMilliseconds / 1000) * (totalBytes - doneBytes)) / doneBytes
}
