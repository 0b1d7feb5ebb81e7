import { useMemo, useRef } from 'react'
import { AdSlot } from '#app/ads/ad-slot.tsx'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CopyLinkButton } from '#app/share/copy-link-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { orderedCategories, type Pair } from '#engines/coordinates/index.ts'
import { AlsoAs } from './also-as.tsx'
import { askLocation } from './ask-location.ts'
import { CategoryCard } from './category-card.tsx'
import { ListConverter, type ListHandle } from './list/list-converter.tsx'
import { MapBox } from './map/map-box.tsx'
import { OtherSystemsCard } from './other-systems/other-systems-card.tsx'
import { PairLinks } from './pair-links.tsx'
import { SpokenAnswer } from './route-answer.tsx'
import { useConverter } from './use-converter.ts'

interface CoordinatesConverterProps {
  pair: Pair
  /** The pair as the address spells it; undefined where the address names none. */
  slug: string | undefined
}

export function CoordinatesConverter({ pair, slug }: CoordinatesConverterProps) {
  const list = useRef<ListHandle>(null)
  const language = useLanguage()
  const { state, followed, actions, understanding, kept, others } = useConverter(pair, slug, (lines) =>
    list.current?.fill(lines),
  )
  const { word, wordAt, position } = state
  const cards = useMemo(() => orderedCategories(pair), [pair])
  return (
    <>
      <div className="first-of-cards grid grid-cols-1 items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        {cards.map((card, index) => (
          <CategoryCard
            key={card.category}
            card={card}
            pair={pair}
            shown={card.systems.some(({ id }) => id === state.active) ? state : followed}
            actions={actions}
            understanding={understanding}
            className={index === 2 ? 'group is-wide md:max-lg:col-span-2' : ''}
          />
        ))}
        <AdSlot position="mobile" className="ad-below max-md:-order-1" />
      </div>
      {/* The quiet word for those who listen: one place that is always on the page. */}
      <div role="status" className="sr-only">
        {word && understanding?.sentence(word, language)}
      </div>
      <SpokenAnswer to={pair.to} text={kept ? state.texts[pair.to] : ''} />
      <AlsoAs position={position} isReady={understanding !== undefined} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 lg:flex-nowrap">
        <p className="max-w-4xl text-sm leading-relaxed text-muted">{m.coordinates_tip()}</p>
        <div className="flex shrink-0 flex-wrap gap-2 max-sm:w-full">
          <CopyLinkButton kept={kept} className="max-sm:grow" />
          <Button icon="pin" className="max-sm:grow" onClick={() => askLocation(actions.say, actions.place)}>
            {m.coordinates_my_location()}
          </Button>
        </div>
      </div>
      {understanding && word && !wordAt && <understanding.QuietWord word={word} actions={actions} />}
      <OtherSystemsCard systems={others} position={position} onPlace={actions.place} />
      <MapBox position={position} onPlace={actions.place} />
      <ListConverter ref={list} others={others.codes} />
      <PairLinks pair={pair} />
    </>
  )
}
