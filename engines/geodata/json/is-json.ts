/** Whether a text is an object or a list in JSON; numbers and words alone are texts. */
export function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
