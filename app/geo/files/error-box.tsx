import { Suspense, useEffect, useRef } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type FormatId, formatMetas, metaOf, type ReadOptions } from '#engines/geodata/index.ts'
import type { ConverterState, InputError, Item, Switched } from './converter-state.ts'
import { FileQuestion } from './file-question.tsx'
import { ProblemReason } from './parts-on-demand.ts'
import { someNames } from './some-names.ts'

type OpenAs = (file: File, format: FormatId) => void

/** The red box above the convert button. */
export function ErrorBox({
  state,
  onOpenAs,
  onAnswer,
}: {
  state: ConverterState
  onOpenAs: OpenAs
  onAnswer: (id: number, readOptions: ReadOptions) => void
}) {
  if (state.error)
    return (
      <Notice tone="error">
        <p className="font-medium">{inputErrorText(state.error)}</p>
        {state.error.kind === 'wrong-file-type' && <Names names={state.error.names} />}
        {state.error.kind === 'wrong-file-type' && state.error.reason && (
          <Suspense>
            <ProblemReason problem={state.error.reason} fileName={undefined} />
          </Suspense>
        )}
        {state.error.kind === 'wrong-file-type' && state.error.looksLike && !isForAny(state.error.looksLike) && (
          <LooksLike file={state.error.file} format={state.error.looksLike} onOpenAs={onOpenAs} />
        )}
        <IntoView />
      </Notice>
    )
  const failed = state.items.filter((item) => item.status.kind === 'failed')
  if (failed.length === 0) return null
  return (
    <Notice tone="error">
      <p className="font-medium">{m.geodata_conversion_error()}</p>
      <Suspense>
        {failed.map((item) => (
          <div key={item.id} className="mt-1">
            {item.status.kind === 'failed' && (
              <ProblemReason problem={item.status.problem} fileName={state.items.length > 1 ? item.name : undefined} />
            )}
            <OpenAsButton item={item} onOpenAs={onOpenAs} />
            {item.status.kind === 'failed' && (
              <FileQuestion
                problem={item.status.problem}
                fileName={item.name}
                onAnswer={(readOptions) => onAnswer(item.id, readOptions)}
              />
            )}
          </div>
        ))}
        <IntoView />
      </Suspense>
    </Notice>
  )
}

/** The end of the box, brought into view when it appears: on a phone the button that was tapped lies over it. */
function IntoView() {
  const end = useRef<HTMLDivElement>(null)
  // In braces: scrolling gives a promise in newer browsers, and what an effect gives back is called when it ends.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <div ref={end} className="h-px scroll-mb-28" />
}

/** What is on neither of the two pages, but can be converted. */
export const isForAny = (format: FormatId): boolean => metaOf(format).category === 'other'

function Names({ names }: { names: readonly string[] }) {
  const language = useLanguage()
  if (names.length === 0) return null
  return <p className="wrap-anywhere">{someNames(names, language)}</p>
}

/** Told as soon as a file is chosen whose name is right and whose content is not. */
export function MismatchNotice({ items, onOpenAs }: { items: readonly Item[]; onOpenAs: OpenAs }) {
  const item = items.find((each) => each.looksLike && each.status.kind === 'waiting')
  const file = item?.files[0]
  if (!item?.looksLike || !file) return null
  return (
    <Notice tone="warning">
      <LooksLike file={file} format={item.looksLike} onOpenAs={onOpenAs} />
    </Notice>
  )
}

/** The page has followed the file: said once, so that the change of formats above is understood. */
export function SwitchedNotice({ switched }: { switched: Switched | undefined }) {
  if (switched === undefined) return null
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">
        {m.geodata_switched({ name: switched.name, format: metaOf(switched.format).name })}
      </p>
    </Notice>
  )
}

function inputErrorText(error: InputError): string {
  switch (error.kind) {
    case 'wrong-file-type':
      return m.geodata_wrong_file_type({ ext: error.extension })
    case 'no-file':
      return m.geodata_no_file()
    case 'not-supported':
      return m.geodata_not_supported()
  }
}

function LooksLike({ file, format, onOpenAs }: { file: File; format: FormatId; onOpenAs: OpenAs }) {
  const { name } = metaOf(format)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere">{m.geodata_looks_like({ name: file.name, format: name })}</p>
      <Button onClick={() => onOpenAs(file, format)}>{m.geodata_use_as({ format: name })}</Button>
    </div>
  )
}

function OpenAsButton({ item, onOpenAs }: { item: Item; onOpenAs: OpenAs }) {
  if (item.status.kind !== 'failed' || item.status.problem.code !== 'not_this_format') return null
  const { found } = item.status.problem
  // What was found may be a picture, which no format of ours reads.
  const format = formatMetas.find(({ id }) => id === found)
  const file = item.files[0]
  if (format === undefined || file === undefined) return null
  return (
    <Button className="mt-2" onClick={() => onOpenAs(file, format.id)}>
      {m.geodata_use_as({ format: format.name })}
    </Button>
  )
}
