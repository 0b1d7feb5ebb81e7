import { pageLanguage } from '#app/language/page-language.ts'
import { ReportForm } from '#app/pages/report-form.tsx'
import { TextPage, textPageMeta } from '#app/pages/text-page.tsx'
import { TextSection } from '#app/pages/text-section.tsx'
import { m } from '#app/paraglide/messages.js'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { Route } from './+types/support'

export const meta: Route.MetaFunction = ({ params }) =>
  textPageMeta(pageLanguage(params), '/support', m.support_page_title(), m.support_page_description())

const questions = [
  [m.support_differs_question, m.support_differs_answer],
  [m.support_comma_question, m.support_comma_answer],
  [m.support_empty_question, m.support_empty_answer],
  [m.support_file_question, m.support_file_answer],
  [m.support_token_question, m.support_token_answer],
  [m.support_update_question, m.support_update_answer],
] as const

export default function Support() {
  return (
    <TextPage title={m.support_title()} lead={m.support_lead()}>
      <h2 className="text-xl font-semibold">{m.support_questions_title()}</h2>
      {questions.map(([question, answer]) => (
        <Disclosure key={question()} summary={question()}>
          <p className="max-w-3xl leading-relaxed">{answer()}</p>
        </Disclosure>
      ))}
      <TextSection title={m.support_report_title()}>
        <ReportForm />
      </TextSection>
    </TextPage>
  )
}
