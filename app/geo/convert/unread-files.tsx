import { Suspense } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import type { ReadOptions } from '#engines/geodata/index.ts'
import type { Item } from '../files/converter-state.ts'
import { FileQuestion } from '../files/file-question.tsx'
import { ProblemReason } from '../files/parts-on-demand.ts'

interface UnreadFilesProps {
  items: readonly Item[]
  problems: ReadonlyMap<number, ConversionProblem>
  onAnswer: (id: number, readOptions: ReadOptions) => void
}

/** Told as soon as a look into a file finds it: why it cannot be read, or what has to be known first. */
export function UnreadFiles({ items, problems, onAnswer }: UnreadFilesProps) {
  const unread = items.flatMap((item) => {
    const problem = problems.get(item.id)
    // Once it was converted, that says the same.
    return problem && item.status.kind === 'waiting' ? [{ item, problem }] : []
  })
  if (unread.length === 0) return null
  return (
    <Notice tone="warning">
      <Suspense>
        {unread.map(({ item, problem }) => (
          <div key={item.id} className="mt-3 first:mt-0">
            <ProblemReason problem={problem} fileName={items.length > 1 ? item.name : undefined} />
            <FileQuestion
              problem={problem}
              fileName={item.name}
              isBefore
              onAnswer={(readOptions) => onAnswer(item.id, readOptions)}
            />
          </div>
        ))}
      </Suspense>
    </Notice>
  )
}
