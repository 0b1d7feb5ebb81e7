import { type PointerEvent, useId, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { bitLength, bitsOf, type IpAddress } from '#engines/devtools/ip/index.ts'

interface BitPictureProps {
  address: IpAddress
  prefix: number
  onPrefixChange: (prefix: number) => void
}

/** Every bit of the address, network part and host part apart; the border between them can be dragged. */
export function BitPicture({ address, prefix, onPrefixChange }: BitPictureProps) {
  const sliderId = useId()
  const isDragging = useRef(false)
  const total = bitLength[address.version]

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const next = prefixUnder(event)
    if (next !== undefined && next !== prefix) onPrefixChange(next)
  }

  return (
    <div>
      <div
        aria-hidden="true"
        onPointerDown={(event) => {
          if (event.button !== 0) return
          isDragging.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => isDragging.current && follow(event)}
        onPointerUp={() => {
          isDragging.current = false
        }}
        onPointerCancel={() => {
          isDragging.current = false
        }}
        data-testid="bits"
        className={classNames(
          'grid cursor-ew-resize touch-pan-y gap-x-3 gap-y-2 select-none',
          address.version === 4 ? 'grid-cols-2 md:max-lg:grid-cols-4' : 'sm:grid-cols-2',
        )}
      >
        {groupsOf(address).map((group) => (
          <BitGroup key={group.start} {...group} prefix={prefix} />
        ))}
      </div>
      <div className="mt-3">
        <label htmlFor={sliderId} className="sr-only">
          {m.ip_bits_slider()}
        </label>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={total}
          value={prefix}
          aria-valuetext={`/${prefix}`}
          onChange={(event) => onPrefixChange(Number(event.target.value))}
          className="block h-8 w-full pointer-coarse:h-11 cursor-ew-resize accent-accent"
        />
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Key className="bg-accent">{m.ip_bits_network({ bits: String(prefix) })}</Key>
        <Key className="bg-accent-soft ring-1 ring-accent/40 ring-inset">
          {m.ip_bits_host({ bits: String(total - prefix) })}
        </Key>
        <span className="w-full text-muted">{m.ip_bits_hint()}</span>
      </p>
    </div>
  )
}

interface Group {
  readonly start: number
  readonly bits: string
  readonly caption: string
}

function groupsOf(address: IpAddress): Group[] {
  const size = address.version === 4 ? 8 : 16
  const bits = bitsOf(address)
  return Array.from({ length: bits.length / size }, (_, index) => {
    const part = bits.slice(index * size, (index + 1) * size)
    const value = Number.parseInt(part, 2)
    return { start: index * size, bits: part, caption: value.toString(address.version === 4 ? 10 : 16) }
  })
}

function BitGroup({ start, bits, caption, prefix }: Group & { prefix: number }) {
  return (
    <div>
      <div className="flex overflow-hidden rounded-md forced-color-adjust-none">
        {[...bits].map((bit, offset) => {
          const index = start + offset
          return (
            <span
              key={index}
              data-bit={index}
              className={classNames(
                'grid h-9 min-w-0 flex-1 place-items-center font-mono text-xs sm:text-sm',
                index < prefix ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent',
                index === prefix && offset > 0 && 'border-l-2 border-ink',
              )}
            >
              {bit}
            </span>
          )
        })}
      </div>
      <div className="mt-0.5 text-center font-mono text-sm text-muted">{caption}</div>
    </div>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={classNames('size-3.5 rounded-sm forced-color-adjust-none', className)} />
      {children}
    </span>
  )
}

/** The border nearest to the pointer, or none when it is beside the bits. */
function prefixUnder(event: PointerEvent): number | undefined {
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-bit]')
  if (!cell) return undefined
  const { left, width } = cell.getBoundingClientRect()
  return Number(cell.dataset.bit) + (event.clientX > left + width / 2 ? 1 : 0)
}
