/**
 * A lock that whoever asks holds to its end, by a name of its own. A worker that the system ends for its memory raises no error in the page;
 * but its locks are freed. Undefined where the browser offers none: none on a page that did not come by HTTPS, nor names for them.
 */
export async function holdForLife(): Promise<string | undefined> {
  try {
    const name = `life/${crypto.randomUUID()}`
    await new Promise<void>((taken, refused) => {
      const hold = () => {
        taken()
        return new Promise<never>(() => undefined)
      }
      navigator.locks.request(name, hold).catch(refused)
    })
    return name
  } catch {
    return undefined
  }
}

/** Calls when the one who holds the lock has ended; not once the signal is given. */
export function onceEnded(name: string, signal: AbortSignal, call: () => void): void {
  navigator.locks.request(name, { signal }, call).catch(() => undefined)
}
