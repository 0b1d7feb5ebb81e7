/**
 * Puts out as fast as it is taken: a pipe that is full is waited for, and the part may be used again afterwards. Whoever reads may have
 * seen enough (`… | head`): that is no fault of ours, and nobody needs the rest.
 */
export const putOut = (part: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => process.stdout.write(part, (error) => (error ? process.exit(0) : resolve())))
