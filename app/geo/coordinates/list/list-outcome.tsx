import { useEffect, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { downloadIcon } from '#app/ui/some-icons.ts'
import type { ListResult } from '#app/workers/coordinates-list.ts'
import { largestList, systems } from '#engines/coordinates/index.ts'
import { formatCount } from '#wording/numbers.ts'

/** What came of a list: counts, the file, and its first lines to look at. */
export function ListOutcome({ result }: { result: ListResult }) {
  const language = useLanguage()
  const counted = (count: number) => ({ count, shown: formatCount(count, language) })
  return (
    <div className="grid gap-4">
      <Notice tone={result.unread > 0 || result.isCut ? 'warning' : 'success'}>
        {m.coordinates_list_done(counted(result.read))}{' '}
        {result.unread > 0 && m.coordinates_list_unread(counted(result.unread))}{' '}
        {result.isCut && m.coordinates_list_too_long(counted(largestList))}
      </Notice>
      <DownloadLink csv={result.csv} />
      <Preview rows={result.preview} />
    </div>
  )
}

function DownloadLink({ csv }: { csv: Blob }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const created = URL.createObjectURL(csv)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [csv])
  return (
    <a
      href={address || undefined}
      download={m.coordinates_list_file()}
      className="inline-flex min-h-11 w-fit items-center gap-2 rounded-field bg-accent px-4 py-2 font-medium text-on-accent hover:bg-accent-strong"
    >
      <Icon name={downloadIcon} />
      {m.coordinates_list_download()}
    </a>
  )
}

function Preview({ rows }: { rows: ListResult['preview'] }) {
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable with the keyboard
    <section aria-label={m.coordinates_list_preview()} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left text-xs whitespace-nowrap">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pr-4 font-medium">
              {m.coordinates_list_input()}
            </th>
            {systems.map((system) => (
              <th key={system.id} scope="col" className="py-2 pr-4 font-medium">
                {system.name[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and their place is what tells them apart
            <tr key={index} className="border-b border-line">
              <th scope="row" className="max-w-64 truncate py-2 pr-4 font-medium">
                {row.input}
              </th>
              {row.isRead ? (
                systems.map((system) => (
                  <td key={system.id} className="py-2 pr-4">
                    {row.texts[system.id]}
                  </td>
                ))
              ) : (
                <td colSpan={systems.length} className="py-2 pr-4 text-muted">
                  {m.coordinates_list_unread_line()}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
