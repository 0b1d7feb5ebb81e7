import { useEffect, useEffectEvent, useState } from 'react'
import { untilLoaded } from '#app/ui/until-loaded.ts'
import { filesOfDrop } from './files-of-drop.ts'

/**
 * Files dropped anywhere on the page, because a near miss would make the browser open the file instead, and what is pasted outside of a
 * field. Tells whether something is being dragged over the page.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const drop = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files)
  })

  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setDragging(true)
    }
    const leave = (event: DragEvent) => {
      // Also fires between elements of the page; only leaving the window has no element to go to.
      if (event.relatedTarget === null) setDragging(false)
    }
    const dropped = async (event: DragEvent) => {
      // Something on the page may have taken it already.
      if (event.dataTransfer === null || !hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      setDragging(false)
      drop(await filesOfDrop(event.dataTransfer))
    }
    const pasted = async (event: ClipboardEvent) => {
      const { target, clipboardData, defaultPrevented } = event
      if (clipboardData === null || defaultPrevented) return
      // Read at once: afterwards the browser forgets what was pasted.
      const [text, files] = [clipboardData.getData('text/plain'), Array.from(clipboardData.files)]
      if (text !== '' && isField(target)) return
      event.preventDefault()
      const { filesOfPaste } = await untilLoaded(() => import('./files-of-paste.ts'))
      drop(filesOfPaste(text, files))
    }
    // Not the window: there stands what takes files that nothing else does (app/shell/early.js).
    document.addEventListener('paste', pasted)
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', dropped)
    return () => {
      document.removeEventListener('paste', pasted)
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', dropped)
    }
  }, [])

  return isDragging
}

/** A text pasted into a field belongs there; a file does not. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=file]), textarea') !== null
