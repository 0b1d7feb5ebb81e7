/** A script as the head of a page carries it: without the comments that stand on lines of their own, and without indentation. */
export const withoutComments = (script: string): string =>
  script.replace(/^\s*\/[/*].*$/gm, '').replace(/\s*\n\s*/g, '\n')
