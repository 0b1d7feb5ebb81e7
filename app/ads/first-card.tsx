import type { ReactNode } from 'react'
import { AdSlot } from './ad-slot.tsx'

/** What a page is for: on a phone the slot of the top stands below it, so that nothing comes before the field and its answer. */
export function FirstCard({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={className ? `first-card ${className}` : 'first-card'}>
      {children}
      <AdSlot position="mobile" className="ad-below" />
    </div>
  )
}
