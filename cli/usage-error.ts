/** A command line that cannot be understood; its message is for the person at the keyboard. */
export class UsageError extends Error {}
