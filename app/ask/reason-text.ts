import { m } from '#app/paraglide/messages.js'
import type { Reason, TopicId } from '#engines/ask/index.ts'
import type { Language } from '#engines/core/index.ts'
import { categoryById, otherQuantityOf } from '#engines/units/index.ts'
import { problemText as addressProblem, reasonText as addressReason } from '#wording/address-problem-texts.ts'
import { faultText } from '#wording/jwt-fault-text.ts'
import { problemText as momentProblem } from '#wording/moment-texts.ts'
import { pointProblemText } from '#wording/point-problem-text.ts'
import { refusedPointText } from '#wording/refused-point-text.ts'
import { sumRefusalText } from '#wording/sum-refusal-text.ts'

/** Why nothing was understood, as the page of that tool says it. */
export function reasonText(reason: Reason, language: Language): string {
  switch (reason.kind) {
    case 'shortenedLink':
      return m.coordinates_shortened_link()
    case 'place':
      return refusedPointText(reason.reason)
    case 'point': {
      const { suggestion } = reason.problem
      const text = pointProblemText(reason.problem, language) ?? m.ask_nothing()
      return suggestion === undefined ? text : `${text} ${m.ip_did_you_mean()} ${suggestion}`
    }
    case 'address': {
      const { problem } = reason
      const offered = problem.code === 'ip_invalid' ? (problem.offered ?? []) : []
      const text = addressReason(problem) ?? addressProblem(problem)
      return offered.length === 0 ? text : `${text} ${m.ip_did_you_mean()} ${offered.join(', ')}`
    }
    case 'moment':
      return momentProblem(reason.problem, language) ?? m.ask_nothing()
    case 'token':
      return `${m.jwt_errors_invalid_format()}. ${faultText(reason.fault)}`
    case 'topic':
      return topicTexts[reason.topic]()
    case 'word':
      return m.timestamp_word_unread(reason.problem)
    case 'tooLong':
      return m.ask_too_long()
    case 'units': {
      const { word, category, needs, sum, other = otherQuantityOf(word) } = reason.problem
      if (sum) return sumRefusalText(sum, language)
      if (needs) return needed[needs]()
      const known = category === undefined ? undefined : categoryById(category)
      if (known) return m.metrics_no_unit({ word, of: known.ofName[language] })
      return other ? m.metrics_other_quantity({ word, kind: other.kind[language] }) : m.ask_unit_unknown({ word })
    }
  }
}

const needed = { density: m.metrics_needs_density, size: m.metrics_needs_size, rate: m.metrics_needs_rate }

const topicTexts: Readonly<Record<TopicId, () => string>> = {
  money: m.metrics_needs_rate,
  documents: m.ask_topic_documents,
  pictures: m.ask_topic_pictures,
  media: m.ask_topic_media,
  code: m.ask_topic_code,
  colours: m.ask_topic_colours,
  numerals: m.ask_topic_numerals,
}
