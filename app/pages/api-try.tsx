import { Fragment, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { siteUrl } from '#app/site/site.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import type { ApiExample } from './api-examples.ts'
import { type ApiState, useApiRequest } from './use-api-request.ts'

/** A request that can be changed and sent, and what comes back. */
export function ApiTry({ example }: { example: ApiExample }) {
  const [request, setRequest] = useState(example.request)
  const { state, send } = useApiRequest()
  const command = `curl '${siteUrl}${request.replaceAll("'", '%27')}'`

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextArea
          grows
          rows={1}
          className="min-w-0 flex-1 basis-72"
          label={m.api_request()}
          aside={<code>GET</code>}
          value={request}
          onChange={(event) => setRequest(event.target.value.replace(/[\r\n]+/g, ''))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void send(request)
          }}
        />
        <Button look="primary" className="h-12" disabled={state.kind === 'sending'} onClick={() => void send(request)}>
          {m.api_try()}
        </Button>
      </div>
      <TextArea
        readOnly
        rows={state.kind === 'idle' ? 2 : 12}
        label={m.api_response()}
        aside={
          <span aria-live="polite" className="tabular">
            {state.kind === 'answered' && state.status}
          </span>
        }
        value={shown(state)}
      />
      <div className="flex items-center gap-2 rounded-field border border-line bg-sunken py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 text-sm wrap-anywhere">
          {command.split(/(?<=[/?])(?!\/)|(?=&)/).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {piece}
            </Fragment>
          ))}
        </code>
        <CopyButton text={command} subject={m.api_command()} />
      </div>
    </div>
  )
}

function shown(state: ApiState): string {
  switch (state.kind) {
    case 'idle':
      return m.api_response_empty()
    case 'sending':
      return m.api_sending()
    case 'unreachable':
      return m.api_unreachable()
    case 'answered':
      return state.text
  }
}
