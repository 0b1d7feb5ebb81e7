/** The lines of a pasted or piped text that hold something, by whichever line breaks it was written with. */
export const filledLines = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
