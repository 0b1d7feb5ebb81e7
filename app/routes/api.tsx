import { pageLanguage } from '#app/language/page-language.ts'
import { useLanguage } from '#app/language/use-language.ts'
import apiError from '#app/pages/api-error.json'
import { apiExamples, apiLimits, openApiPath } from '#app/pages/api-examples.ts'
import { ApiTry } from '#app/pages/api-try.tsx'
import { TextPage, textPageMeta } from '#app/pages/text-page.tsx'
import { Points, TextSection } from '#app/pages/text-section.tsx'
import { m } from '#app/paraglide/messages.js'
import { siteUrl } from '#app/site/site.ts'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { formatCount } from '#wording/numbers.ts'
import type { Route } from './+types/api'

export const meta: Route.MetaFunction = ({ params }) =>
  textPageMeta(pageLanguage(params), '/api', m.api_page_title(), m.api_page_description())

const batchCommand = `curl '${siteUrl}/api/v1/units/mass/convert' \\
  --json '{"from": "lb", "to": "kg", "values": ["1", "2.5", "oops"]}'`

/** What the server really answers: edge/api/api.test.ts makes the file from it. */
const problemExample = JSON.stringify(apiError, null, 2)

export default function Api() {
  const language = useLanguage()
  return (
    <TextPage title={m.api_title()} lead={m.api_lead()}>
      <Notice tone="info">{m.api_privacy()}</Notice>
      {apiExamples.map((example) => (
        <Card key={example.request} title={example.title()}>
          <p className="mb-3 max-w-3xl leading-relaxed">{example.text()}</p>
          <ApiTry example={example} />
        </Card>
      ))}
      <TextSection title={m.api_many_title()}>
        <p>{m.api_many_text({ get: apiLimits.valuesPerGet, post: apiLimits.valuesPerPost })}</p>
        <CodeBlock text={batchCommand} subject={m.api_command()} />
      </TextSection>
      <TextSection title={m.api_errors_title()}>
        <p>{m.api_errors_text()}</p>
        <CodeBlock text={problemExample} subject={m.api_errors_title()} />
      </TextSection>
      <TextSection title={m.api_rules_title()}>
        <Points
          items={[
            m.api_rules_cache(),
            m.api_rules_size({ kilobytes: apiLimits.bodyKilobytes, characters: apiLimits.valueCharacters }),
            m.api_rules_rate({
              values: formatCount(apiLimits.valuesPerMinute, language),
              call: apiLimits.leastCallCost,
              parts: formatCount(apiLimits.partsPerCall, language),
            }),
            m.api_rules_version(),
          ]}
        />
        <p>
          <a className="inline-flex min-h-11 items-center font-medium text-accent underline" href={openApiPath}>
            {m.api_document()}
          </a>
        </p>
      </TextSection>
    </TextPage>
  )
}

function CodeBlock({ text, subject }: { text: string; subject: string }) {
  return (
    <div className="flex items-start gap-2 rounded-field border border-line bg-sunken py-1 pr-1 pl-3">
      <pre className="min-w-0 flex-1 py-2 text-sm wrap-anywhere whitespace-pre-wrap">{text}</pre>
      <CopyButton text={text} subject={subject} />
    </div>
  )
}
