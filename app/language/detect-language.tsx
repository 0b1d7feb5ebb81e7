import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Loading } from '#app/shell/loading.tsx'
import { detectLanguage } from './detect.ts'
import { inLanguage } from './path.ts'

/** Stands in for a page whose address names no language: finds one and goes there, leaving no trace in the history. */
export default function DetectLanguage() {
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
