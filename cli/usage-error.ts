/** A command line that cannot be understood; its message is for the person at the keyboard, its code for a program. */
export class UsageError extends Error {
  readonly code: Lowercase<string>
  constructor(message: string, code: Lowercase<string> = 'usage') {
    super(message)
    this.code = code
  }
}
