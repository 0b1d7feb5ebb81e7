const folders = new WeakMap<File, string>()

/** The folder a file was dropped with: files of the same name in two folders do not belong together. */
export const folderOf = (file: File): string => folders.get(file) ?? ''

/** The file, known to lie in this folder. */
export function inFolder(file: File, folder: string): File {
  folders.set(file, folder)
  return file
}
