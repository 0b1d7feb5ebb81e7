/** For phones whose number pad has no minus. */
export const withOtherSign = (text: string): string => {
  const bare = text.trim().replace(/^[+−-]/, '')
  return /^[−-]/.test(text.trim()) ? bare : `-${bare}`
}
