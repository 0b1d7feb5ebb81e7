import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { uploadIcon } from '#app/ui/some-icons.ts'
import type { Localized } from '#engines/core/index.ts'
import { AskBox } from './ask-box.tsx'
import type { Ask } from './use-ask.ts'
import { useShared } from './use-shared.ts'

/** The box with examples to try. Its markup is in the page from the start; it comes alive when it is first touched. */
export default function AskPanelContent() {
  return (
    <AskBox isFloating isLabelShown>
      {(ask) => <BelowBox ask={ask} />}
    </AskBox>
  )
}

const examples: readonly Localized[] = [
  { en: '10 km in miles', ru: '10 км в милях', sr: '10 km у миље' },
  { en: '1700000000', ru: '1700000000', sr: '1700000000' },
  { en: '10.0.0.0/22', ru: '10.0.0.0/22', sr: '10.0.0.0/22' },
  { en: '55.7558, 37.6173', ru: '55.7558, 37.6173', sr: '44.8125, 20.4612' },
]

function BelowBox({ ask }: { ask: Ask }) {
  const language = useLanguage()
  useShared(ask)
  return (
    <>
      <ul aria-label={m.ask_examples()} className="mt-3 grid grid-cols-2 gap-2 max-[16rem]:grid-cols-1">
        {examples.map((example) => (
          <li key={example.en}>
            <button
              type="button"
              onClick={() => ask.setText(example[language])}
              className="min-h-9 w-full truncate rounded-full border border-line bg-surface px-1.5 text-sm max-[22rem]:text-xs pointer-coarse:min-h-11 text-muted tabular hover:border-accent hover:text-accent"
            >
              {example[language]}
            </button>
          </li>
        ))}
      </ul>
      {/* As many lines in the font that comes as in the one that is there first. */}
      <p className="mt-3 min-h-15 text-sm text-muted sm:min-h-10">{m.ask_hint()}</p>
      {/* A finger drops no files. */}
      <label className="mt-2 hidden min-h-11 cursor-pointer items-center gap-2 rounded-field border border-line bg-surface px-3 text-sm font-medium pointer-coarse:inline-flex has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <Icon name={uploadIcon} className="size-4.5 text-accent" />
        {m.ask_choose_file()}
        <input
          type="file"
          multiple
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            if (files.length > 0) ask.putFiles(files)
          }}
        />
      </label>
    </>
  )
}
