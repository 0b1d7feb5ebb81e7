import { useNavigate } from 'react-router'
import { handOver } from '#app/ask/handover.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

/** Files that were given to a page which takes none are opened by the tool that reads any: it shows what is in them at once. */
export function useFileOpener(): (files: readonly File[]) => void {
  const language = useLanguage()
  const navigate = useNavigate()
  return (files) => {
    handOver('files', files)
    void navigate(`/${language}/geo/convert`)
  }
}

/** What is dropped or pasted anywhere on a page that takes no files. */
export function useOpenedFiles(): void {
  useDroppedFiles(useFileOpener())
}
