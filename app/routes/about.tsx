import { pageLanguage } from '#app/language/page-language.ts'
import { TextPage, textPageMeta } from '#app/pages/text-page.tsx'
import { Points, TextSection } from '#app/pages/text-section.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/about'

export const meta: Route.MetaFunction = ({ params }) =>
  textPageMeta(pageLanguage(params), '/about', m.about_page_title(), m.about_page_description())

export default function About() {
  return (
    <TextPage title={m.about_title()} lead={m.about_lead()}>
      <TextSection title={m.about_where_title()}>
        <p>{m.about_where_browser()}</p>
        <p>{m.about_where_call()}</p>
        <p>{m.about_where_policy()}</p>
        <p>{m.about_where_ads()}</p>
        <p>{m.about_where_api()}</p>
      </TextSection>
      <TextSection title={m.about_privacy_title()}>
        <Points
          items={[
            m.about_privacy_cookies(),
            m.about_privacy_storage(),
            m.about_privacy_offline(),
            m.about_privacy_log(),
          ]}
        />
      </TextSection>
      <TextSection title={m.about_exact_title()}>
        <p>{m.about_exact_text()}</p>
      </TextSection>
      <TextSection title={m.about_sources_title()}>
        <Points
          items={[
            m.about_sources_si(),
            m.about_sources_imperial(),
            m.about_sources_russian(),
            m.about_sources_astronomy(),
            m.about_sources_coordinates(),
            m.about_sources_internet(),
            <>
              {m.about_sources_country()}{' '}
              <span translate="no">
                Number Resource Organization (nro.net),{' '}
                <a href="https://creativecommons.org/licenses/by/4.0/" className="text-accent underline">
                  CC BY 4.0
                </a>
              </span>
            </>,
          ]}
        />
        <p>{m.about_sources_each()}</p>
        <p>
          {m.about_sources_notices()}{' '}
          <a href="/third-party-notices.txt" className="text-accent underline">
            {m.about_sources_notices_link()}
          </a>
        </p>
      </TextSection>
      <TextSection title={m.about_limits_title()}>
        <Points
          items={[m.about_limits_conventional(), m.about_limits_datum(), m.about_limits_files(), m.about_limits_time()]}
        />
      </TextSection>
      <TextSection title={m.about_offline_title()}>
        <p>{m.about_offline_text()}</p>
      </TextSection>
    </TextPage>
  )
}
