import { conversionTexts, generalTexts } from '#app/dev/timestamp/conversion-texts.ts'
import { TimestampConverter } from '#app/dev/timestamp/timestamp-converter.tsx'
import { DevToolPage, devToolMeta } from '#app/dev/tool-page.tsx'
import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { findTimestampConversion } from '#engines/devtools/timestamp/index.ts'
import type { Route } from './+types/timestamp'

export const meta: Route.MetaFunction = ({ params }) => {
  const conversion = findTimestampConversion(params.conversion)
  const texts = conversion ? conversionTexts[conversion.id] : generalTexts
  return devToolMeta({
    language: pageLanguage(params),
    path: conversion ? `/dev/timestamp/${conversion.id}` : '/dev/timestamp',
    name: m.sub_timestamp_title(),
    title: texts.title(),
    description: texts.description(),
  })
}

/** An unknown conversion in the address shows the general page, which is also named as the canonical one. */
export default function TimestampScreen({ params }: Route.ComponentProps) {
  const conversion = findTimestampConversion(params.conversion)
  const texts = conversion ? conversionTexts[conversion.id] : generalTexts
  return (
    <DevToolPage title={texts.heading()} lead={m.timestamp_lead()}>
      <TimestampConverter key={conversion?.id ?? ''} conversion={conversion} />
    </DevToolPage>
  )
}
