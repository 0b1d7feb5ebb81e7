import { JwtDecoder } from '#app/dev/jwt/jwt-decoder.tsx'
import { DevToolPage, devToolMeta } from '#app/dev/tool-page.tsx'
import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/jwt'

export const meta: Route.MetaFunction = ({ params }) =>
  devToolMeta({
    language: pageLanguage(params),
    path: '/dev/jwt',
    name: m.sub_jwt_title(),
    title: m.jwt_page_title(),
    description: m.jwt_page_description(),
  })

export default function JwtScreen() {
  return (
    <DevToolPage title={m.sub_jwt_title()} lead={m.jwt_lead()}>
      <JwtDecoder />
    </DevToolPage>
  )
}
