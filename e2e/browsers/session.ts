/** A browser with one window, as much of it as the suite needs: both Firefox and WebKit can do this much. */
export interface Session {
  /** Goes to an address and waits until the page has loaded. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function inside the page. It stands alone: what it needs comes as arguments. */
  run<Arguments extends readonly unknown[], Answer>(
    script: (...values: Arguments) => Answer | Promise<Answer>,
    ...values: Arguments
  ): Promise<Answer>
  /** A click of a real mouse in the middle of the first element that fits. */
  click(selector: string): Promise<void>
  /** Keys of a real keyboard, into whatever has the focus. */
  type(text: string): Promise<void>
  /** One key, or one held with another: `Enter`, `Control+k`. */
  press(keys: string): Promise<void>
  close(): Promise<void>
}

export interface BrowserKind {
  readonly name: string
  /** What of it is not installed; nothing when it can start. */
  missing(): string[]
  start(): Promise<Session>
}

/** Debian's packages of both, for who wants to run the suite. */
export const howToInstall = 'apt-get install firefox-esr webkit2gtk-driver xvfb'
