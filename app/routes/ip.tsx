import { IpCalculator } from '#app/dev/ip/ip-calculator.tsx'
import { DevToolPage, devToolMeta } from '#app/dev/tool-page.tsx'
import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/ip'

export const meta: Route.MetaFunction = ({ params }) =>
  devToolMeta({
    language: pageLanguage(params),
    path: '/dev/ip',
    name: m.sub_ip_title(),
    title: m.ip_page_title(),
    description: m.ip_page_description(),
  })

export default function IpScreen() {
  return (
    <DevToolPage title={m.sub_ip_title()} lead={m.ip_lead()}>
      <IpCalculator />
    </DevToolPage>
  )
}
