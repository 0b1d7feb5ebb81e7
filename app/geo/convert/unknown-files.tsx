import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { extensionOf, formatMetas } from '#engines/geodata/index.ts'
import { someNames } from '../files/some-names.ts'

const spreadsheets = ['.xlsx', '.xls', '.xlsm', '.xlsb', '.ods', '.numbers']
const archives = ['.rar', '.7z', '.gz', '.tgz', '.tar', '.bz2', '.xz']
/** Where SQLite keeps what it has not yet written into the database beside it. */
const journals = /\.\w{1,10}-(?:wal|shm|journal)$/i

interface UnknownFilesProps {
  names: readonly string[]
  /** Parts of a shapefile without its shapes. */
  partsAlone: readonly string[]
}

/** Files nothing can be made of here, and what their owner can do. */
export function UnknownFiles({ names, partsAlone }: UnknownFilesProps) {
  const language = useLanguage()
  const some = (endings: readonly string[]) => names.some((name) => endings.includes(extensionOf(name)))
  return (
    <>
      {names.length > 0 && (
        <Notice tone="error">
          <p className="font-medium wrap-anywhere">
            {names.length === 1 ? m.convert_unknown() : m.convert_unknown_many()}: {someNames(names, language)}
          </p>
          {some(spreadsheets) && <p>{m.convert_unknown_table()}</p>}
          {some(archives) && <p>{m.convert_unknown_archive()}</p>}
          {names.some((name) => journals.test(name)) && <p>{m.convert_unknown_journal()}</p>}
          <p>{m.convert_unknown_hint({ formats: formatMetas.map(({ name }) => name).join(', ') })}</p>
        </Notice>
      )}
      {partsAlone.length > 0 && (
        <Notice tone="error">
          <p className="wrap-anywhere">
            {partsAlone.length === 1 ? m.convert_part_alone() : m.convert_parts_alone()}:{' '}
            {someNames(partsAlone, language)}
          </p>
        </Notice>
      )}
    </>
  )
}
