/**
 * Every text in every language, by the type checker's word: a key that one language lacks, or has alone, is a type error here.
 * Messages themselves are compiled by Paraglide, which would fall back to English without a word.
 */

import type { Language } from '#engines/core/index.ts'
import askEn from './ask/en.json' with { type: 'json' }
import askRu from './ask/ru.json' with { type: 'json' }
import askSr from './ask/sr.json' with { type: 'json' }
import cliEn from './cli/en.json' with { type: 'json' }
import cliRu from './cli/ru.json' with { type: 'json' }
import cliSr from './cli/sr.json' with { type: 'json' }
import convertEn from './convert/en.json' with { type: 'json' }
import convertRu from './convert/ru.json' with { type: 'json' }
import convertSr from './convert/sr.json' with { type: 'json' }
import coordinatesEn from './coordinates/en.json' with { type: 'json' }
import coordinatesRu from './coordinates/ru.json' with { type: 'json' }
import coordinatesSr from './coordinates/sr.json' with { type: 'json' }
import devtoolsEn from './devtools/en.json' with { type: 'json' }
import devtoolsRu from './devtools/ru.json' with { type: 'json' }
import devtoolsSr from './devtools/sr.json' with { type: 'json' }
import geodataEn from './geodata/en.json' with { type: 'json' }
import geodataRu from './geodata/ru.json' with { type: 'json' }
import geodataSr from './geodata/sr.json' with { type: 'json' }
import metricsEn from './metrics/en.json' with { type: 'json' }
import metricsRu from './metrics/ru.json' with { type: 'json' }
import metricsSr from './metrics/sr.json' with { type: 'json' }
import pagesEn from './pages/en.json' with { type: 'json' }
import pagesRu from './pages/ru.json' with { type: 'json' }
import pagesSr from './pages/sr.json' with { type: 'json' }
import shellEn from './shell/en.json' with { type: 'json' }
import shellRu from './shell/ru.json' with { type: 'json' }
import shellSr from './shell/sr.json' with { type: 'json' }

/** A text, or a list of variants (plural forms differ from language to language, so their insides are not compared). */
type Message = string | readonly object[]
type SameKeys<First, Second> = Record<keyof First, Message> & Record<Exclude<keyof Second, keyof First>, never>

export const texts = {
  ask: {
    en: askEn,
    ru: askRu satisfies SameKeys<typeof askEn, typeof askRu>,
    sr: askSr satisfies SameKeys<typeof askEn, typeof askSr>,
  },
  shell: {
    en: shellEn,
    ru: shellRu satisfies SameKeys<typeof shellEn, typeof shellRu>,
    sr: shellSr satisfies SameKeys<typeof shellEn, typeof shellSr>,
  },
  metrics: {
    en: metricsEn,
    ru: metricsRu satisfies SameKeys<typeof metricsEn, typeof metricsRu>,
    sr: metricsSr satisfies SameKeys<typeof metricsEn, typeof metricsSr>,
  },
  coordinates: {
    en: coordinatesEn,
    ru: coordinatesRu satisfies SameKeys<typeof coordinatesEn, typeof coordinatesRu>,
    sr: coordinatesSr satisfies SameKeys<typeof coordinatesEn, typeof coordinatesSr>,
  },
  geodata: {
    en: geodataEn,
    ru: geodataRu satisfies SameKeys<typeof geodataEn, typeof geodataRu>,
    sr: geodataSr satisfies SameKeys<typeof geodataEn, typeof geodataSr>,
  },
  convert: {
    en: convertEn,
    ru: convertRu satisfies SameKeys<typeof convertEn, typeof convertRu>,
    sr: convertSr satisfies SameKeys<typeof convertEn, typeof convertSr>,
  },
  devtools: {
    en: devtoolsEn,
    ru: devtoolsRu satisfies SameKeys<typeof devtoolsEn, typeof devtoolsRu>,
    sr: devtoolsSr satisfies SameKeys<typeof devtoolsEn, typeof devtoolsSr>,
  },
  pages: {
    en: pagesEn,
    ru: pagesRu satisfies SameKeys<typeof pagesEn, typeof pagesRu>,
    sr: pagesSr satisfies SameKeys<typeof pagesEn, typeof pagesSr>,
  },
  /** Of the command line only: Paraglide does not compile them, a page never says them. */
  cli: {
    en: cliEn,
    ru: cliRu satisfies SameKeys<typeof cliEn, typeof cliRu>,
    sr: cliSr satisfies SameKeys<typeof cliEn, typeof cliSr>,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, object>>>>
