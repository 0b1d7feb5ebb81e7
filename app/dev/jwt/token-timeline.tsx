import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { type JsonReading, type TimelineMark, timelineOf } from '#engines/devtools/jwt/index.ts'
import type { Instant } from '#engines/devtools/timestamp/index.ts'

const names: Readonly<Record<TimelineMark['kind'], () => string>> = {
  iat: m.jwt_claim_issued_at,
  nbf: m.jwt_claim_not_before,
  exp: m.jwt_claim_expiration,
  now: m.jwt_timeline_now,
}

/** The token's life on a line that moves with the clock. The rows above say the same in words. */
export function TokenTimeline({ payload, now }: { payload: JsonReading; now: Instant | undefined }) {
  const timeline = timelineOf(payload, now ?? 0n)
  if (!timeline) return null
  const marks = timeline.marks.filter(({ kind }) => kind !== 'now')
  const present = timeline.marks.find(({ kind }) => kind === 'now')
  const expires = marks.find(({ kind }) => kind === 'exp')
  const isOver = expires !== undefined && present !== undefined && present.nanoseconds >= expires.nanoseconds
  const labels = labelsOf(marks)
  const letters = labels.reduce((sum, { text }) => sum + text.length, 0)
  return (
    <div
      className="mt-4"
      role="img"
      aria-label={m.jwt_timeline()}
      title={timeline.toScale ? undefined : m.jwt_timeline_broken()}
    >
      {/* The height is kept while the clock is not known yet. */}
      <div className="relative mx-1.5 h-16 text-xs">
        {now !== undefined && present && (
          <>
            <Label position={present.position} className="top-0 font-semibold">
              {m.jwt_timeline_now()}
            </Label>
            <div
              className={classNames(
                'absolute top-6 h-2 w-full rounded-full forced-color-adjust-none',
                isOver ? 'bg-danger-soft' : 'bg-line',
              )}
            />
            <div
              className={classNames(
                'absolute top-6 left-0 h-2 rounded-full forced-color-adjust-none',
                isOver ? 'bg-danger/60' : 'bg-accent/50',
              )}
              style={{ width: percent(present.position) }}
            />
            {marks.map(({ kind, position }) => (
              <span
                key={kind}
                className="absolute top-5 h-4 w-1 -translate-x-1/2 rounded-full bg-muted forced-color-adjust-none"
                style={{ left: percent(position) }}
              />
            ))}
            <span
              className="absolute top-5 size-4 -translate-x-1/2 rounded-full border-3 border-surface bg-accent shadow-lift forced-color-adjust-none"
              style={{ left: percent(present.position) }}
            />
            {/* Very large letters have no room for all of them. */}
            {labels.map(({ position, text }) => (
              <Label key={text} position={position} share={text.length / letters} className="top-10 text-muted">
                {text}
              </Label>
            ))}
          </>
        )}
      </div>
    </div>
  )
}

interface LabelProps {
  position: number
  /** How much of the line it may take. */
  share?: number
  className: string
  children: string
}

/** Hangs from its point: to the right of it in the left half, to the left in the right half, so it never leaves the line. */
function Label({ position, share = 1, className, children }: LabelProps) {
  const side = position > 0.5 ? { right: percent(1 - position) } : { left: percent(position) }
  return (
    <span className={classNames('absolute truncate', className)} style={{ ...side, maxWidth: percent(share) }}>
      {children}
    </span>
  )
}

/** Below this share of the line two labels would run into each other. */
const labelShare = 0.34

/** Marks close together share a label. */
function labelsOf(marks: readonly TimelineMark[]): { position: number; text: string }[] {
  const labels: { position: number; text: string }[] = []
  for (const { kind, position } of [...marks].sort((left, right) => left.position - right.position)) {
    const last = labels.at(-1)
    if (last && position - last.position < labelShare) last.text += ` · ${names[kind]()}`
    else labels.push({ position, text: names[kind]() })
  }
  return labels
}

function percent(share: number): string {
  return `${share * 100}%`
}
