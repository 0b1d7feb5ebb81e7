/** A name from an archive as a relative path that stays inside it: no `..`, no drive, no leading slash, no control characters. */
export function safePath(name: string): string {
  const parts = name
    .replaceAll('\\', '/')
    .replace(/^[A-Za-z]:/, '')
    .replace(/[\u0000-\u001f\u007f]/g, '_')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  const path = parts.join('/')
  return path !== '' && /[\\/]$/.test(name) ? `${path}/` : path
}
