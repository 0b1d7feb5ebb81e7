import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

const tones = {
  error: { look: 'border-danger/40 bg-danger-soft text-danger', icon: 'warning' },
  warning: { look: 'border-warning/40 bg-warning-soft text-warning', icon: 'warning' },
  success: { look: 'border-success/40 bg-success-soft text-success', icon: 'check' },
  info: { look: 'border-line bg-sunken text-muted', icon: 'info' },
} as const satisfies Record<string, { look: string; icon: IconName }>

interface NoticeProps {
  tone: keyof typeof tones
  className?: string
  children: ReactNode
}

/** A message about what just happened. An error is spoken at once by screen readers, the others when there is time. */
export function Notice({ tone, className, children }: NoticeProps) {
  const { look, icon } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-field border px-4 py-3 text-sm leading-relaxed', look, className)}
    >
      <Icon name={icon} className="mt-0.5 size-4.5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
