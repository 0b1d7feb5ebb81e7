import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFileOpener } from '#app/geo/files/use-opened-files.ts'
import { useLanguage } from '#app/language/use-language.ts'
import type { Answer } from './answer.ts'
import { handOver } from './handover.ts'

type Answering = typeof import('./answers.ts')

/** What the box holds and what it says. The recognisers are fetched when it is first used. */
export interface Ask {
  /** As the field shows it. */
  readonly text: string
  readonly answers: readonly Answer[]
  readonly active: number
  /** By keys. Until then the first answer is spoken as news, and not as an option too. */
  readonly isChosen: boolean
  /** Something was asked and nothing understood. */
  readonly isUnknown: boolean
  /** Why, where a reader can tell. */
  readonly reason: string | undefined
  /** Tools that come nearest to what is not here. */
  readonly instead: readonly Answer[]
  readonly load: () => void
  readonly setText: (text: string) => void
  /** A text that a single line cannot hold, whole. */
  readonly putText: (text: string) => void
  /** They say what they are where they are opened. */
  readonly putFiles: (files: readonly File[]) => void
  readonly move: (step: 1 | -1) => void
  readonly open: (answer: Answer) => void
  /** Opens the answer that is marked, also when it is still being worked out. */
  readonly submit: () => void
}

interface State {
  /** What the answers are to. */
  readonly asked: string
  readonly shown: string
  readonly answers: readonly Answer[]
  readonly active: number
  readonly isChosen?: boolean
  readonly isUnknown: boolean
  readonly reason?: string
  readonly instead?: readonly Answer[]
}

const empty: State = { asked: '', shown: '', answers: [], active: 0, isUnknown: false }

/** What a field of one line shows of a long text. */
const longestShown = 300

export function useAsk(onOpened: () => void): Ask {
  const language = useLanguage()
  const navigate = useNavigate()
  const openFiles = useFileOpener()
  const [state, setState] = useState(empty)
  const answering = useRef<Promise<Answering>>(undefined)
  const latest = useRef('')

  const load = () => {
    answering.current ??= import('./answers.ts')
    answering.current.catch((error: unknown) => {
      console.warn('The box has no readers:', error)
      // For want of a connection: the next question tries again.
      answering.current = undefined
    })
    return answering.current
  }

  const whenLoaded = (then: (module: Answering) => void) => void load().then(then, () => undefined)

  const ask = (text: string, shown: string) => {
    latest.current = text
    if (text.trim() === '') {
      setState({ ...empty, shown })
      return
    }
    setState((before) => ({ ...before, shown }))
    whenLoaded((module) => {
      const turns = module.answersInTurns(text, language)
      // In tasks of their own: the letter that was typed is drawn first, and the next one waits for one reader at most.
      const takeTurn = () => {
        if (latest.current !== text) return
        const turn = turns.next()
        if (!turn.done) {
          setTimeout(takeTurn)
          return
        }
        const { answers, isOpen } = turn.value
        const known = { asked: text, shown, answers, active: 0 }
        setState(
          answers.length > 0
            ? { ...known, isUnknown: false }
            : { ...known, isUnknown: true, ...module.refusalOf(text, language) },
        )
        if (isOpen) askRegistry(module, text, shown)
      }
      setTimeout(takeTurn)
    })
  }

  /** Behind all others, because its systems have to be loaded. */
  const askRegistry = (module: Answering, text: string, shown: string) =>
    void module.answersOfRegistry(text, language).then(
      ({ answers, reason }) => {
        if (latest.current !== text) return
        if (answers.length > 0) setState({ asked: text, shown, answers, active: 0, isUnknown: false })
        else if (reason !== undefined) setState((before) => ({ ...before, reason }))
      },
      (error: unknown) => console.warn('The registry of reference systems could not be asked:', error),
    )

  const leave = () => {
    latest.current = ''
    setState(empty)
    onOpened()
  }

  const open = (answer: Answer) => {
    if (answer.token !== undefined) handOver('token', answer.token)
    if (answer.files !== undefined) handOver('files', answer.files)
    const path = `/${language}${answer.path}`
    leave()
    if (answer.isOwnDocument) location.assign(path)
    else void navigate(path)
  }

  return {
    text: state.shown,
    answers: state.answers,
    active: state.active,
    isChosen: state.isChosen === true,
    isUnknown: state.isUnknown,
    reason: state.reason,
    instead: state.instead ?? [],
    load: () => whenLoaded(() => undefined),
    setText: (text) => ask(text, text),
    putText: (text) => ask(text, text.slice(0, longestShown).replace(/\s+/g, ' ')),
    putFiles: (files) => {
      leave()
      openFiles(files)
    },
    move: (step) =>
      setState((before) => {
        const count = before.answers.length
        return count === 0 ? before : { ...before, active: (before.active + step + count) % count, isChosen: true }
      }),
    open,
    submit: () => {
      const asked = latest.current
      const marked = state.answers[state.active]
      if (state.asked === asked && marked) open(marked)
      else if (asked !== '') {
        whenLoaded(async (module) => {
          const { answers, isOpen } = module.answersTo(asked, language)
          const [better] = isOpen ? (await module.answersOfRegistry(asked, language)).answers : []
          const first = better ?? answers[0]
          if (first && latest.current === asked) open(first)
        })
      }
    },
  }
}
