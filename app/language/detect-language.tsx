import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Spinner } from '#app/ui/progress.tsx'
import { detectLanguage } from './detect.ts'
import { inLanguage } from './path.ts'

/** Stands in for a page whose address names no language: finds one and goes there, leaving no trace in the history. */
export function DetectLanguage() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    let left = false
    void detectLanguage().then((language) => {
      if (!left) void navigate({ pathname: inLanguage(pathname, language), search, hash }, { replace: true })
    })
    return () => {
      left = true
    }
  }, [pathname, search, hash, navigate])

  return <Loading />
}

/** Shown for the moment before a page is there: no words, because the language may not be known yet. */
export function Loading() {
  return (
    <main className="grid min-h-dvh place-items-center text-muted" aria-busy="true">
      <Spinner className="size-8" />
    </main>
  )
}
