/** What a scanner that reads from a window of bytes found. */
export const scanStep = {
  /** There is nothing more to find. */
  end: -1,
  /** The bytes at hand do not tell: more have to be loaded first. */
  needsBytes: 0,
  found: 1,
} as const
export type ScanStep = (typeof scanStep)[keyof typeof scanStep]
