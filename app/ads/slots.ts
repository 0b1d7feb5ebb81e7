export type AdPosition = 'header' | 'sidebar-left' | 'sidebar-right' | 'content' | 'footer' | 'mobile'

export interface AdSlotConfig {
  readonly id: string
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly enabled: boolean
  readonly position: AdPosition
  /** The publisher's id at the ad network. Comes from the build setting; empty means no ads outside localhost. */
  readonly adClient: string
  /** The slot's number at the ad network. */
  readonly adSlot: string
  /** Country codes the slot is meant for; `global`, or no list at all, means everywhere. */
  readonly regions?: readonly string[]
}

const adClient: string = import.meta.env?.VITE_AD_CLIENT ?? ''
const adSlotNumbers: Readonly<Record<string, string>> = JSON.parse(import.meta.env?.VITE_AD_SLOTS ?? '{}')

const slot = (config: Omit<AdSlotConfig, 'adClient' | 'adSlot' | 'enabled'>): AdSlotConfig => ({
  ...config,
  enabled: true,
  adClient,
  adSlot: adSlotNumbers[config.id] ?? '',
})

export const adSlots: readonly AdSlotConfig[] = [
  slot({ id: 'header-banner', name: 'Header banner', size: { width: 728, height: 90 }, position: 'header' }),
  slot({ id: 'sidebar-left', name: 'Left sidebar', size: { width: 160, height: 600 }, position: 'sidebar-left' }),
  slot({ id: 'sidebar-right', name: 'Right sidebar', size: { width: 160, height: 600 }, position: 'sidebar-right' }),
  slot({
    id: 'between-categories',
    name: 'Between categories',
    size: { width: 300, height: 250 },
    position: 'content',
  }),
  slot({ id: 'footer-banner', name: 'Footer banner', size: { width: 728, height: 90 }, position: 'footer' }),
  slot({ id: 'mobile-banner', name: 'Mobile banner', size: { width: 320, height: 100 }, position: 'mobile' }),
]

export function isSlotFor(slot: AdSlotConfig, region: string | null): boolean {
  if (!slot.enabled) return false
  if (!slot.regions || slot.regions.includes('global')) return true
  return region !== null && slot.regions.includes(region)
}

/** What a page says about a slot it has room for. */
export interface AdSlotProps {
  position: AdPosition
  className: string
  /** A list can hold only its own kind of child. */
  element?: 'aside' | 'li'
}
