import { useLanguage } from '#app/language/use-language.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { useRested } from '#app/ui/use-rested.ts'
import { type SystemId, systemOf } from '#engines/coordinates/index.ts'

/** What the page's second system says, right below its first field; only on a phone, where the second field is far down. */
export function RouteAnswer({ to, text }: { to: SystemId; text: string }) {
  const language = useLanguage()
  const name = systemOf(to).name[language]
  return (
    <div className="mt-1 mb-1 flex items-center gap-2 rounded-field bg-sunken py-1 pr-1 pl-3 md:hidden">
      <p className="min-w-0 grow">
        <span className="block text-xs leading-4 text-muted">{name}</span>
        <span className="block min-h-6 font-medium break-words tabular" data-answer={to}>
          {text || '–'}
        </span>
      </p>
      <CopyButton text={text} subject={name} />
    </div>
  )
}

/** The same for those who listen, at every width: said when the typing rests, and not for what the page began with. */
export function SpokenAnswer({ to, text }: { to: SystemId; text: string }) {
  const language = useLanguage()
  const said = useRested(text ? `${systemOf(to).name[language]}: ${text}` : '')
  return (
    <div role="status" className="sr-only" data-spoken>
      {said}
    </div>
  )
}
