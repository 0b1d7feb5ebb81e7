import { useNavigate } from 'react-router'
import { handOver } from '#app/ask/handover.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

/** For pages that take no files themselves: what is dropped or pasted there is opened by the tool that reads anything. */
export function useOpenedFiles(): void {
  const language = useLanguage()
  const navigate = useNavigate()
  useDroppedFiles((files) => {
    handOver('filesForAny', files)
    void navigate(`/${language}/geo/convert`)
  })
}
