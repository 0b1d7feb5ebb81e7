import { useEffect, useState } from 'react'
import { visitorCountry } from '#app/language/detect.ts'
import { m } from '#app/paraglide/messages.js'
import { requestAd } from './ad-network.ts'
import { type AdPosition, type AdSlotConfig, adSlots, isSlotFor } from './slots.ts'

type AdMode = 'off' | 'placeholder' | 'live'

/** Where each position has room. The style sheet reserves the space for the same widths. */
const roomFor: Readonly<Record<AdPosition, string>> = {
  header: '(width >= 768px)',
  'sidebar-left': '(width >= 1560px)',
  'sidebar-right': '(width >= 1560px)',
  content: 'all',
  footer: '(width >= 768px)',
  mobile: '(width < 768px)',
}

/** The slots a position shows here and now; none while prerendering, so that pages carry no ad markup. */
function useAd(position: AdPosition): { mode: AdMode; slot: AdSlotConfig } | undefined {
  const [mode, setMode] = useState<AdMode>('off')
  const [hasRoom, setHasRoom] = useState(false)

  useEffect(() => {
    setMode((document.documentElement.dataset.ads as AdMode | undefined) ?? 'off')
    const media = window.matchMedia(roomFor[position])
    const update = () => setHasRoom(media.matches)
    update()
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [position])

  if (mode === 'off' || !hasRoom) return undefined
  const slot = adSlots.find((slot) => slot.position === position && isSlotFor(slot, visitorRegion()))
  return slot && { mode, slot }
}

function visitorRegion(): string | null {
  return visitorCountry() ?? new Intl.Locale(navigator.language).region ?? null
}

interface AdSlotProps {
  position: AdPosition
  className: string
  /** A list can hold only its own kind of child. */
  element?: 'div' | 'li'
}

/** An ad of a position, in the element the page gives it; nothing at all where ads are off. */
export function AdSlot({ position, className, element: Element = 'div' }: AdSlotProps) {
  const ad = useAd(position)
  if (!ad) return null
  const { width, height } = ad.slot.size
  return (
    <Element className={className}>
      <div data-ad={ad.slot.id} style={{ width, height, maxWidth: '100%' }}>
        {ad.mode === 'live' ? <LiveAd slot={ad.slot} /> : <Placeholder slot={ad.slot} />}
      </div>
    </Element>
  )
}

function Placeholder({ slot }: { slot: AdSlotConfig }) {
  return (
    <div className="grid size-full place-content-center rounded-field border border-dashed border-control/60 bg-sunken text-center text-xs text-muted">
      <span>{m.shell_ad_label()}</span>
      <span className="tabular">
        {slot.size.width} × {slot.size.height}
      </span>
    </div>
  )
}

function LiveAd({ slot }: { slot: AdSlotConfig }) {
  useEffect(() => {
    void requestAd(slot.adClient)
  }, [slot.adClient])
  const { width, height } = slot.size
  return (
    <ins
      className="adsbygoogle"
      style={{ display: 'inline-block', width, height, maxWidth: '100%' }}
      data-ad-client={slot.adClient}
      data-ad-slot={slot.adSlot}
    />
  )
}
