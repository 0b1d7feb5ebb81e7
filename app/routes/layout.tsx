import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { AdSlot } from '#app/ads/ad-slot.tsx'
import { languageOfPath } from '#app/language/path.ts'
import { m } from '#app/paraglide/messages.js'
import { Footer } from '#app/shell/footer.tsx'
import { Header } from '#app/shell/header.tsx'
import { Loading } from '#app/shell/loading.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'

/** Needed only where the address names no language. */
const DetectLanguage = partOnDemand(() => import('#app/language/detect-language.tsx').then((part) => part.default))

/** Of use to an open tab, not to the first drawing of a page. */
const NewVersionNotice = partOnDemand(() =>
  import('#app/shell/new-version-notice.tsx').then((part) => part.NewVersionNotice),
)

/** What stands around every page. */
export default function PortalLayout() {
  const { pathname } = useLocation()
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!languageOfPath(pathname)) {
    return (
      <Suspense fallback={<Loading />}>
        <DetectLanguage />
      </Suspense>
    )
  }
  return (
    <>
      <Header />
      <div className="page-body relative flex flex-1 flex-col">
        <AdSlot position="header" className="ad-top" />
        {/* In the HTML alone: who runs a script needs no word about it. */}
        <noscript>
          {import.meta.env.SSR && <p className="container-page pt-4 font-medium">{m.shell_needs_scripts()}</p>}
        </noscript>
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <AdSlot position="sidebar-left" className="ad-side ad-side-left" />
        <AdSlot position="sidebar-right" className="ad-side ad-side-right" />
        <AdSlot position="footer" className="ad-bottom" />
      </div>
      <Footer />
      {isAlive && (
        <Suspense>
          <NewVersionNotice />
        </Suspense>
      )}
    </>
  )
}
