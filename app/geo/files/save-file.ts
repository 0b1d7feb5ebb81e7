/** Hands a result to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the file while it saves it; afterwards the address is of no use.
  setTimeout(() => URL.revokeObjectURL(address), 120_000)
}
