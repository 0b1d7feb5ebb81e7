/**
 * Puts out as fast as it is taken: a pipe that is full is waited for, and the part may be used again afterwards. What cannot be put out
 * is an error like any other; whoever reads may have seen enough (`… | head`), and `main` ends then without a word.
 */
export const putOut = (part: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => process.stdout.write(part, (error) => (error ? reject(error) : resolve())))
