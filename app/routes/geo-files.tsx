import { GeoFilesPage } from '#app/geo/files/geo-files-page.tsx'
import { familyHead, pairHead } from '#app/geo/files/page-head.ts'
import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { NotFound, notFoundMeta } from '#app/shell/not-found.tsx'
import { familyOf, formatPairSlug, isFamilyId, isPairSupported, parseFormatPair } from '#engines/geodata/index.ts'
import type { Route } from './+types/geo-files'

export const meta: Route.MetaFunction = ({ params }) => {
  const language = pageLanguage(params)
  const { family, conversion } = params
  if (!isFamilyId(family)) return notFoundMeta(language)
  const pair = parseFormatPair(family, conversion)
  const head = conversion === undefined ? familyHead(family) : pairHead(pair)
  return pageMeta({
    language,
    // However the pair was written, one address stands for it.
    path: conversion === undefined ? `/geo/${family}` : `/geo/${familyOf(pair.from)}/${formatPairSlug(pair)}`,
    ...head,
    breadcrumbs: [{ name: m.category_geo_title(), path: '/geo' }],
    application: { name: head.title.replace(/ – .*/, ''), category: 'UtilitiesApplication' },
    indexed: isPairSupported(pair),
  })
}

export default function GeoFiles({ params: { family, conversion } }: Route.ComponentProps) {
  return isFamilyId(family) ? <GeoFilesPage family={family} conversion={conversion} /> : <NotFound />
}
