import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { downloadIcon } from '#app/ui/some-icons.ts'
import type { Conversion, Layer } from '#app/workers/geodata/protocol.ts'
import { metaOf } from '#engines/geodata/index.ts'
import type { Way } from './converter-state.ts'
import { EncodingChoice } from './encoding-choice.tsx'
import { LayerChoice } from './layer-choice.tsx'
import { NoteList } from './note-list.tsx'
import { formatBytes, formatCount } from './numbers.ts'
import { OtherColumns } from './other-columns.tsx'
import { archiveName, saveFile } from './save-file.ts'
import { geometryTypesText } from './type-names.ts'

interface ResultCardProps {
  conversion: Conversion
  /** It comes in one archive with many others. */
  isPacked: boolean
  /** The layer it is of, where only one was wanted. */
  layer: Layer | undefined
  /** There is no other result. */
  isOnly: boolean
  /** Nothing can be converted once more while something is being converted. */
  isLocked: boolean
  onAgain: (ways: readonly Way[]) => void
}

export function ResultCard({ conversion, isPacked, layer, isOnly, isLocked, onAgain }: ResultCardProps) {
  const { name, content, summary } = conversion
  return (
    <Card
      title={<span className="wrap-anywhere">{name}</span>}
      actions={
        <Button
          icon={downloadIcon}
          aria-label={m.geodata_save_again_named({ name })}
          onClick={() => saveFile(content, name)}
        >
          {m.geodata_save_again()}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Notice tone="success">
          {isPacked ? m.geodata_saved_packed({ archive: archiveName }) : m.geodata_saved()}
        </Notice>
        <NoteList notes={summary.notes} />
        {(isOnly || layer === undefined) && (
          <LayerChoice layers={layersOf(summary)} saved={layer} isLocked={isLocked} onAgain={onAgain} />
        )}
        <EncodingChoice text={summary.read.tableText} isLocked={isLocked} onAgain={onAgain} />
        {!isLocked && (
          <OtherColumns columns={summary.read.tableColumns} onChoose={(readOptions) => onAgain([{ readOptions }])} />
        )}
        <Counts conversion={conversion} />
      </div>
    </Card>
  )
}

const layersOf = ({ from, read }: Conversion['summary']): readonly string[] =>
  metaOf(from).hasLayers ? (read.folderNames ?? []) : []

function Counts({ conversion: { summary } }: { conversion: Conversion }) {
  const language = useLanguage()
  const count = (amount: number) => formatCount(amount, language)
  const rows = [
    { label: m.geodata_features(), read: count(summary.read.features), written: count(summary.written.features) },
    { label: m.geodata_points(), read: count(summary.read.points), written: count(summary.written.points) },
    {
      label: m.geodata_size(),
      read: formatBytes(summary.bytesRead, language),
      written: formatBytes(summary.bytesWritten, language),
    },
  ]
  return (
    <div>
      <table className="w-full text-sm">
        <caption className="sr-only">{m.geodata_counts()}</caption>
        <thead>
          <tr className="text-muted">
            <td />
            <th scope="col" className="py-1 text-right font-medium">
              {m.geodata_read()}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {m.geodata_written()}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" className="py-1.5 text-left font-normal text-muted">
                {row.label}
              </th>
              <td className="py-1.5 text-right font-medium">{row.read}</td>
              <td className="py-1.5 text-right font-medium">{row.written}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-muted">{geometryTypesText(summary.read, language)}</p>
    </div>
  )
}
