import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { useLanguage } from './language/use-language.ts'
import { bootScript } from './shell/boot-script.ts'
import { CrashScreen } from './shell/crash-screen.tsx'
import { wake } from './shell/early.ts'
import { HeadBoundary } from './shell/head-boundary.tsx'
import { Loading } from './shell/loading.tsx'
import { productName } from './site/site.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** In the HTML alone: it has run before any script of a bundle is there. */
const bootMarkup = { __html: import.meta.env.SSR ? bootScript() : '' }

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    // The boot script sets data attributes on this element before React sees it.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171b22" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={bootMarkup} />
        {/* Half a page would be drawn where the browser pauses in reading it, and its parts would move. */}
        <link rel="expect" href="#page-end" blocking="render" />
        <link rel="manifest" href={`/${language}/manifest.webmanifest`} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={productName}
          href={`/${language}/opensearch.xml`}
        />
        {/* Before what the page says about itself: the stylesheet is asked for first (scripts/finish-build/head-order.ts). */}
        <Links />
        <HeadBoundary>
          <Meta />
        </HeadBoundary>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const useAwake = () => useEffect(() => wake(document.documentElement), [])

export default function App() {
  useAwake()
  return <Outlet />
}

export function HydrateFallback() {
  return <Loading />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useAwake()
  return <CrashScreen error={error} />
}
