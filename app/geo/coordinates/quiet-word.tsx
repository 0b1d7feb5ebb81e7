import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { areInBothOrders, type Candidate, notationNames, serviceName, systemOf } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { distanceText } from '#wording/distance-text.ts'
import { placeText } from '#wording/geodata-problem-texts.ts'
import { landText } from '#wording/land-text.ts'
import { formatCount } from '#wording/numbers.ts'
import { outsideAreaText } from '#wording/outside-area-text.ts'
import { pointProblemText } from '#wording/point-problem-text.ts'
import { refusedPointText } from '#wording/refused-point-text.ts'
import { systemAloneText } from '#wording/system-alone-text.ts'
import type { ConverterActions, Word } from './converter-state.ts'

interface QuietWordProps {
  word: Word
  actions: ConverterActions
}

/** The quiet word about the last paste, link or place, with a fix to take where there is one; shown where it happened. */
export function QuietWord({ word, actions }: QuietWordProps) {
  const language = useLanguage()
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-sunken px-3 py-1.5 text-sm">
      <span className="py-1">{sentence(word, language)}</span>
      <Fixes word={word} actions={actions} />
    </div>
  )
}

function Fixes({ word, actions }: QuietWordProps): ReactNode {
  const language = useLanguage()
  const suggestion = word.kind === 'problem' ? word.problem.suggestion : undefined
  if (word.kind === 'problem' && suggestion !== undefined)
    return (
      <Fix onClick={() => actions.type(word.system, suggestion)}>{m.coordinates_use_suggestion({ suggestion })}</Fix>
    )
  const candidates = 'candidates' in word ? word.candidates : []
  const systems = (word.kind === 'choice' || word.kind === 'systems' ? word.systems : undefined) ?? []
  return (
    <>
      {candidates.map((candidate) => (
        <Fix
          key={`${candidate.notation ?? candidate.system} ${candidate.position.latitudeDegrees}`}
          onClick={() => 'text' in word && actions.choose(candidate, word.text)}
        >
          {areInBothOrders(candidates)
            ? `${nameOf(candidate, language)}: ${placeText(candidate.position, language)}`
            : nameOf(candidate, language)}
        </Fix>
      ))}
      {systems.map((system) => (
        <Fix key={`${system.id} ${system.latitudeDegrees}`} onClick={() => actions.take(system)}>
          {`${system.name} (${system.id}): ${placeText(system, language)}, ${landText(system.land, language)}`}
        </Fix>
      ))}
    </>
  )
}

function nameOf({ notation, system, position, doubt }: Candidate, language: Language): string {
  if (doubt) return m.coordinates_use_suggestion({ suggestion: systemOf('wgs84').print(position) })
  return notation ? notationNames[notation][language] : systemOf(system).name[language]
}

function Fix({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-9 rounded-field pointer-coarse:min-h-11 border border-control/70 bg-surface px-3 font-medium text-accent hover:border-accent"
    >
      {children}
    </button>
  )
}

export function sentence(word: Word, language: Language): string {
  switch (word.kind) {
    case 'recognised':
      return recognisedSentence(word, language)
    case 'refused':
      return refusedPointText(word.reason)
    case 'link':
      return m.coordinates_recognised_link({ service: serviceName(word.service, language) })
    case 'shortened-link':
      return m.coordinates_shortened_link()
    case 'choice':
      return m.coordinates_choice()
    case 'systems':
      return m.coordinates_choice()
    case 'outside':
      return outsideAreaText(word, language)
    case 'unknown':
      return m.coordinates_system_unknown(word)
    case 'named':
      return systemAloneText(word.systems)
    case 'registered':
      return m.coordinates_recognised_system({ system: word.name })
    case 'order':
      return m.coordinates_other_order()
    case 'dash':
      return m.coordinates_dash_or_minus()
    case 'letter-o':
      return m.coordinates_letter_o()
    case 'problem':
      return pointProblemText(word.problem, language) ?? ''
    case 'name':
      return m.coordinates_name_not_looked_up()
    case 'list':
      return m.coordinates_list_pasted({ count: word.lines, shown: formatCount(word.lines, language) })
    case 'locating':
      return m.coordinates_locating()
    case 'located':
      return m.coordinates_located({ distance: distanceText(word.accuracyMetres, language) })
    case 'location-failed':
      return word.reason === 'denied' ? m.coordinates_location_denied() : m.coordinates_location_unavailable()
  }
}

function recognisedSentence(word: Extract<Word, { kind: 'recognised' }>, language: Language): string {
  const name = word.notation ? notationNames[word.notation][language] : systemOf(word.system).name[language]
  const sentence = m.coordinates_recognised_system({ system: name })
  if (word.heightMetres === undefined) return sentence
  return `${sentence} ${m.coordinates_height_left_out({ height: distanceText(word.heightMetres, language) })}`
}
