import { Fragment } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { languageFacts } from '#engines/core/index.ts'

/**
 * A whole number, its digits grouped by the language's rule. The marks between the groups are drawn, not written: what is
 * selected and copied, by hand too, is the plain number.
 */
export function GroupedNumber({ value }: { value: string }) {
  const language = useLanguage()
  if (!/^-?\d{4,}$/.test(value)) return value
  const mark = languageFacts[language].group
  const [first = '', ...groups] = value.replace(/\B(?=(?:\d{3})+$)/g, ' ').split(' ')
  return (
    <span>
      {first}
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
        <Fragment key={index}>
          <wbr />
          <span data-mark={mark} className="before:content-[attr(data-mark)]">
            {group}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
