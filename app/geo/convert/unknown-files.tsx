import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { extensionOf, formatMetas } from '#engines/geodata/index.ts'
import { geodataAdvice } from '#wording/geodata-advice.ts'
import { someNames } from '../files/some-names.ts'
import type { UnknownFile } from './recognise-files.ts'

const spreadsheets = ['.xls', '.xlsb', '.ods', '.numbers']
const archives = ['.tgz', '.tar', '.bz2', '.xz']
/** Where SQLite keeps what it has not yet written into the database beside it. */
const journals = /\.\w{1,10}-(?:wal|shm|journal)$/i

/** Of more files, what the others are is much the same. */
const mostNamed = 3

interface UnknownFilesProps {
  files: readonly UnknownFile[]
  /** Parts of a shapefile without its shapes. */
  partsAlone: readonly string[]
}

/** Files nothing can be made of here, and what their owner can do. */
export function UnknownFiles({ files, partsAlone }: UnknownFilesProps) {
  const language = useLanguage()
  const names = files.map(({ name }) => name)
  const things = files.filter(({ thing }) => thing !== undefined)
  const some = (endings: readonly string[]) => names.some((name) => endings.includes(extensionOf(name)))
  return (
    <>
      {names.length > 0 && (
        <Notice tone="error">
          <p className="font-medium wrap-anywhere">
            {names.length === 1 ? m.convert_unknown() : m.convert_unknown_many()}: {someNames(names, language)}
          </p>
          {some(spreadsheets) && <p>{m.convert_unknown_table()}</p>}
          {things.slice(0, mostNamed).map(({ name, thing }) => (
            <p key={name} className="wrap-anywhere">
              {m.convert_unknown_thing({ name, thing: thing! })} {geodataAdvice(thing!)}
            </p>
          ))}
          {some(archives) && things.length === 0 && <p>{m.geodata_advice_archive()}</p>}
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
