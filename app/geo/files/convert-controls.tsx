import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Progress } from '#app/ui/progress.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { type ConverterState, filesToConvert } from './converter-state.ts'
import { ProgressLine } from './progress-line.tsx'

interface ConvertControlsProps {
  state: ConverterState
  /** What sleeps while files are looked into. */
  controls: RefObject<HTMLDivElement | null>
  onConvert: () => Promise<void>
  onCancel: () => void
  /** Other ways to convert. */
  children?: ReactNode
}

/** The button that starts it, how far it is, and the one that ends it. */
export function ConvertControls({ state, controls, onConvert, onCancel, children }: ConvertControlsProps) {
  const { progress } = state
  const isConverting = progress !== undefined
  const waiting = filesToConvert(state.items).length
  const hasResults = state.items.some(({ status }) => status.kind === 'done')
  const button = useFocusAfter(isConverting)
  return (
    // On a phone it stays in sight, however long the list of files or formats is, and what it says with it.
    <div
      data-stays
      className={classNames(
        'grid gap-3',
        state.items.length > 0 &&
          'max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-3',
      )}
    >
      <div ref={controls} className="flex flex-wrap gap-3">
        <Button
          ref={button}
          look="primary"
          className="grow sm:grow-0 sm:px-8"
          disabled={isConverting}
          onClick={() => void onConvert()}
        >
          {isConverting && <Spinner />}
          {isConverting
            ? m.geodata_converting()
            : waiting > 1
              ? m.geodata_convert_many({ count: waiting, amount: waiting })
              : m.geodata_convert()}
        </Button>
        {children}
        {isConverting && <Button onClick={onCancel}>{m.geodata_cancel()}</Button>}
      </div>
      {progress && (
        <div>
          <Progress value={progress.doneBytes / Math.max(1, progress.totalBytes)} label={m.geodata_progress()} />
          <ProgressLine progress={progress} />
        </div>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {state.isCancelled && (hasResults ? m.geodata_cancelled_later() : m.geodata_cancelled())}
      </p>
    </div>
  )
}

/** A button that is disabled, and one that goes, lose the focus: who uses the keyboard is back at the first one afterwards. */
function useFocusAfter(isConverting: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasConverting = useRef(isConverting)
  useEffect(() => {
    const hasEnded = wasConverting.current && !isConverting
    wasConverting.current = isConverting
    if (hasEnded && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isConverting])
  return button
}
