import { useState } from 'react'
import { CoordinatesConverter } from '#app/geo/coordinates/converter.tsx'
import { coordinatesMeta, pairHeading } from '#app/geo/coordinates/page-texts.ts'
import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { useIsOwnAddress } from '#app/share/own-address.ts'
import { Page } from '#app/ui/page.tsx'
import { defaultPair, parsePair } from '#engines/coordinates/index.ts'
import type { Route } from './+types/coordinates'

export const meta: Route.MetaFunction = ({ params }) =>
  coordinatesMeta(pageLanguage(params), parsePair(params.conversion))

export default function Coordinates({ params }: Route.ComponentProps) {
  const language = pageLanguage(params)
  const pair = parsePair(params.conversion)
  const isOwnAddress = useIsOwnAddress()
  const [cameWithoutPair, setCameWithoutPair] = useState(!pair)
  if (!isOwnAddress && cameWithoutPair !== !pair) setCameWithoutPair(!pair)
  return (
    <Page
      area="geo"
      back={{ to: `/${language}/geo`, label: m.category_geo_title() }}
      // A pair that only typing put into the address leaves the heading: its own may be a line longer, and the field would move.
      title={pair && !cameWithoutPair ? pairHeading(pair, language) : m.coordinates_heading()}
      lead={m.coordinates_lead()}
      isTool
    >
      <CoordinatesConverter pair={pair ?? defaultPair} slug={pair ? params.conversion : undefined} />
    </Page>
  )
}
