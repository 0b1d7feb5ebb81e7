/** Offered in workers only, so the page's library of types does not know it. */
export interface SyncAccess {
  read(bytes: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number
  write(bytes: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number
  flush(): void
  close(): void
}
interface SyncFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<SyncAccess>
}

export interface StoredFile {
  readonly handle: FileSystemFileHandle
  readonly access: SyncAccess
}

/** A file in the browser's private storage, made when missing; undefined where there is none: private windows of some browsers refuse. */
export async function openStoredFile(
  folder: () => Promise<FileSystemDirectoryHandle>,
  name: string,
): Promise<StoredFile | undefined> {
  try {
    const handle = (await (await folder()).getFileHandle(name, { create: true })) as SyncFileHandle
    return { handle, access: await handle.createSyncAccessHandle() }
  } catch {
    return undefined
  }
}

export function writeStored({ access }: StoredFile, bytes: Uint8Array, at: number): void {
  const written = access.write(bytes as Uint8Array<ArrayBuffer>, { at })
  // Some browsers write less than asked when the disk or the quota is full, instead of throwing.
  if (written < bytes.length) throw new DOMException('', 'QuotaExceededError')
}
