import { Page } from '#app/ui/page.tsx'

export default function Screen() {
  return <Page title="…">{null}</Page>
}
