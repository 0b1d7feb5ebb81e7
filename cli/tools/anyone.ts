import { ask, type Meaning, type Reason, type TopicId, toolWords, whyNothing } from '#engines/ask/index.ts'
import { answerOfRegistry } from '#engines/coordinates/index.ts'
import type { CommandName, TextCommand } from '../commands.ts'
import { type Circumstances, type Refusal, refuse } from './outcome.ts'

/** Who answers a text that no command stands in front of: a command, or a sentence about what is here instead. */
export type Anyone = { readonly command: TextCommand } | { readonly refusal: Refusal } | undefined

export async function anyoneFor(text: string, circumstances: Circumstances): Promise<Anyone> {
  const asked = { ...circumstances, tools }
  const [meaning] = ask(text, asked)
  if (meaning && meaning.kind !== 'tool') return answering(commandOfMeaning[meaning.kind])
  if (await answerOfRegistry(text, circumstances.language)) return answering('coords')
  if (meaning) return { refusal: otherCommand(meaning.id, circumstances) }
  const reason = whyNothing(text, asked)
  return reason && refusedBy(reason, circumstances)
}

const answering = (command: TextCommand | undefined): Anyone => command && { command }

const tools = Object.keys(toolWords).map((id) => ({ id, names: [id] }))

const commandOfMeaning: Readonly<Partial<Record<Meaning['kind'], TextCommand>>> = {
  point: 'coords',
  moment: 'time',
  address: 'ip',
  mask: 'ip',
  addresses: 'ip',
  split: 'ip',
  token: 'jwt',
}

/** Each says itself why it does not read the text. */
const commandOfReason: Readonly<Partial<Record<Reason['kind'], TextCommand>>> = {
  shortenedLink: 'coords',
  place: 'coords',
  point: 'coords',
  address: 'ip',
  moment: 'time',
  token: 'jwt',
}

function refusedBy(reason: Reason, { say }: Circumstances): Anyone {
  switch (reason.kind) {
    case 'topic':
      return { refusal: refuse({ code: 'not_here' }, say(topicTexts[reason.topic])) }
    case 'tooLong':
      return { refusal: refuse({ code: 'too_long' }, say('ask_too_long')) }
    default:
      return answering(commandOfReason[reason.kind])
  }
}

const topicTexts = {
  money: 'metrics_needs_rate',
  documents: 'ask_topic_documents',
  pictures: 'ask_topic_pictures',
  media: 'ask_topic_media',
  code: 'ask_topic_code',
  colours: 'ask_topic_colours',
  numerals: 'ask_topic_numerals',
} as const satisfies Readonly<Record<TopicId, string>>

/** The tools of the portal by the commands that they are here; every other is a quantity. */
const commandOfTool: Readonly<Record<string, CommandName>> = {
  'gpx-kml': 'convert',
  geojson: 'convert',
  convert: 'convert',
  coordinates: 'coords',
  timestamp: 'time',
  ip: 'ip',
  jwt: 'jwt',
}

function otherCommand(tool: string, { say }: Circumstances): Refusal {
  const command = commandOfTool[tool] ?? 'units'
  return refuse({ code: 'other_command' }, say('cli_other_command', { command }))
}
