import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { uploadIcon } from '#app/ui/some-icons.ts'
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

function BelowBox({ ask }: { ask: Ask }) {
  const examples = [m.ask_example_units(), '1700000000', '10.0.0.0/22', m.ask_example_place()]
  useShared(ask)
  return (
    <>
      <ul aria-label={m.ask_examples()} className="mt-3 grid grid-cols-2 gap-2 max-[16rem]:grid-cols-1">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => ask.setText(example)}
              className="min-h-9 w-full truncate rounded-full border border-line bg-surface px-1.5 text-sm max-[22rem]:text-xs pointer-coarse:min-h-11 text-muted tabular hover:border-accent hover:text-accent"
            >
              {example}
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
