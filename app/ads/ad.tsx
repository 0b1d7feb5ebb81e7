import { useEffect, useState } from 'react'
import { visitorCountry } from '#app/language/detect.ts'
import { m } from '#app/paraglide/messages.js'
import { requestAd } from './ad-network.ts'
import { type AdPosition, type AdSlotConfig, type AdSlotProps, adSlots, isSlotFor } from './slots.ts'

/**
 * Where each position has room: above the page not on a phone held sideways, whose one screen it would take from the tool. The style
 * sheet reserves the space for the same windows.
 */
const roomFor: Readonly<Record<AdPosition, string>> = {
  header: '(width >= 768px) and (height >= 480px)',
  'sidebar-left': '(width >= 97.5rem)',
  'sidebar-right': '(width >= 97.5rem)',
  content: 'all',
  footer: '(width >= 768px)',
  mobile: '(width < 768px)',
}

/** Landmarks need different names. */
const names: Readonly<Record<AdPosition, () => string>> = {
  header: m.ad_name_header,
  mobile: m.ad_name_header,
  'sidebar-left': m.ad_name_sidebar_left,
  'sidebar-right': m.ad_name_sidebar_right,
  content: m.ad_label,
  footer: m.ad_name_footer,
}

/** The slot a position shows here and now, if it has room for one. */
function useSlot(position: AdPosition): AdSlotConfig | undefined {
  const [hasRoom, setHasRoom] = useState(() => window.matchMedia(roomFor[position]).matches)

  useEffect(() => {
    const media = window.matchMedia(roomFor[position])
    const update = () => setHasRoom(media.matches)
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [position])

  if (!hasRoom) return undefined
  return adSlots.find((slot) => slot.position === position && isSlotFor(slot, visitorRegion()))
}

/** The country of the look-up, else the one in the browser's language tag (`en-GB`). */
function visitorRegion(): string | null {
  return visitorCountry() ?? /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? null
}

/** Drawn only in the browser, where ads are on. */
export function Ad({ position, className, element: Element = 'aside' }: AdSlotProps) {
  const slot = useSlot(position)
  if (!slot) return null
  const { width, height } = slot.size
  return (
    <Element className={className} aria-label={Element === 'aside' ? names[position]() : undefined}>
      <div data-ad={slot.id} style={{ width, height }}>
        {document.documentElement.dataset.ads === 'live' ? <LiveAd slot={slot} /> : <Placeholder slot={slot} />}
      </div>
    </Element>
  )
}

function Placeholder({ slot }: { slot: AdSlotConfig }) {
  return (
    <div className="grid size-full place-content-center rounded-field border border-dashed border-control/60 bg-sunken text-center text-xs text-muted">
      <span>{m.ad_label()}</span>
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
