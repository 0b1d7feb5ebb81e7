import { useEffect, useEffectEvent } from 'react'

interface LaunchQueue {
  setConsumer(consumer: (parameters: { readonly files?: readonly FileSystemFileHandle[] }) => void): void
}

/** Files the system opens with the installed app: the manifest names this page as their handler. */
export function useLaunchedFiles(onFiles: (files: readonly File[]) => void): void {
  const open = useEffectEvent(onFiles)
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(async ({ files = [] }) => {
      open(await Promise.all(files.map((handle) => handle.getFile())))
    })
  }, [])
}
