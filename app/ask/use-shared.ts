import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCurrentFragment } from '#app/share/current-fragment.ts'
import { questionInAddress } from './first-use.ts'
import type { Ask } from './use-ask.ts'

/** What the service worker answers: see the share target in app/offline/service-worker.ts. */
interface Shared {
  readonly text: string
  readonly files: readonly File[]
}

/** A question in the address; and text and files that another app shared with the installed one: the service worker holds them until this page asks. */
export function useShared(ask: Ask): void {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const receive = useEffectEvent(({ text, files }: Shared) => {
    if (files.length > 0) ask.putFiles(files)
    else if (text !== '') ask.putText(text)
  })
  const fragment = useCurrentFragment()
  const answer = useEffectEvent((question: string) => ask.putText(question))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question may come by the address
  useEffect(() => {
    const question = questionInAddress()
    if (question.trim() !== '') answer(question)
  }, [fragment])
  useEffect(() => {
    if (new URLSearchParams(search).get('shared') === null) return
    void navigate(pathname, { replace: true, preventScrollReset: true })
    const worker = navigator.serviceWorker?.controller
    if (!worker) return
    const channel = new MessageChannel()
    channel.port1.onmessage = ({ data }: MessageEvent<Shared | null>) => data && receive(data)
    worker.postMessage('shared', [channel.port2])
  }, [search, pathname, navigate])
}
