import { type ReactNode, useEffect, useId, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { pageToReport } from './page-to-report.ts'
import { composeReport, type Report, readReportAddress, reportLink } from './report.ts'

const address = readReportAddress(import.meta.env.VITE_REPORT_URL)

const emptyReport: Report = { page: '', entered: '', shown: '', expected: '', source: '' }

/** Puts a report together on the page. It sends nothing by itself. */
export function ReportForm() {
  const [report, setReport] = useState(emptyReport)
  const { copied, copy } = useCopy()
  const language = useLanguage()
  const textId = useId()
  const [program, setProgram] = useState({ browser: '', version: '' })
  useEffect(() => {
    setReport((current) => ({ ...current, ...pageToReport() }))
    setProgram({ browser: navigator.userAgent, version: window.__reactRouterManifest?.version ?? '' })
  }, [])
  const fields: readonly { name: keyof Report; label: string; hint?: ReactNode }[] = [
    {
      name: 'page',
      label: m.support_report_page(),
      hint: (
        <>
          {m.support_report_page_hint()} <code>{`/${language}/metrics/length/kmmi`}</code>
        </>
      ),
    },
    { name: 'entered', label: m.support_report_entered() },
    { name: 'shown', label: m.support_report_shown() },
    { name: 'expected', label: m.support_report_expected() },
    { name: 'source', label: m.support_report_source(), hint: m.support_report_source_hint() },
  ]
  const text = composeReport([
    ...fields.map(({ name, label }) => ({ label, value: report[name] })),
    { label: m.support_report_browser(), value: program.browser },
    { label: m.support_report_version(), value: program.version },
  ])

  return (
    <>
      <p>{m.support_report_lead()}</p>
      {fields.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          maxLength={500}
          value={report[name]}
          onChange={(event) => setReport({ ...report, [name]: event.target.value })}
        />
      ))}
      <div>
        <p id={textId} className="mb-1 text-sm font-medium">
          {m.support_report_text()}
        </p>
        {/* Not spoken again with every letter that is typed above. */}
        <output
          aria-live="off"
          aria-labelledby={textId}
          className="block min-h-36 rounded-field border border-line bg-sunken p-3 font-mono text-sm whitespace-pre-wrap"
        >
          {text}
        </output>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" icon={copied ? 'check' : 'copy'} onClick={() => void copy(text)}>
          {copied ? m.shell_copied() : m.support_report_copy()}
        </Button>
        {address && (
          <a
            href={reportLink(address, report.page || m.support_report_title(), text)}
            {...(address.kind === 'tracker' && { target: '_blank', rel: 'noreferrer' })}
            className="inline-flex min-h-11 items-center rounded-field border border-control/70 px-4 py-2 font-medium hover:border-accent hover:text-accent"
          >
            {address.kind === 'mail' ? m.support_report_mail() : m.support_report_send()}
          </a>
        )}
      </div>
      <p className="text-sm text-muted">
        {address ? m.support_report_address({ address: address.address }) : m.support_report_where()}
      </p>
    </>
  )
}
