import { lazy, useRef } from 'react'
import { LazyDisclosure } from '#app/dev/lazy-disclosure.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type DecodedJwt, memberOf, memberText } from '#engines/devtools/jwt/index.ts'
import { AdviceList } from './advice-list.tsx'
import { PartCard } from './part-card.tsx'
import { sampleToken } from './sample-token.ts'
import { SummaryCard } from './summary-card.tsx'
import { TokenField } from './token-field.tsx'
import { TokenProblem } from './token-problem.tsx'
import { type JwtInput, useJwt } from './use-jwt.ts'

const FieldsExplained = lazy(() => import('./fields-explained.tsx'))
const VerifyPanel = lazy(() => import('./verify-panel.tsx'))

export function JwtDecoder() {
  const jwt = useJwt()
  const field = useRef<HTMLTextAreaElement>(null)
  const { result, legible } = jwt.reading
  const token = result.ok ? result.value : undefined
  const problem = result.ok || result.problem.code === 'jwtEmpty' ? undefined : result.problem

  const showFault = (offset: number) => {
    field.current?.focus()
    field.current?.setSelectionRange(offset, offset + 1)
  }

  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">
        <div>
          <TokenField jwt={jwt} fieldRef={field} />
          <Controls jwt={jwt} onClear={() => field.current?.focus()} />
        </div>
        {token && <Notice tone="warning">{m.jwt_not_verified()}</Notice>}
        {token && <SummaryCard token={token} />}
      </div>
      <div className="grid grid-cols-1 gap-5">
        {token && (
          <>
            <PartCard part="header" text={token.header.pretty} jwt={jwt} />
            <PartCard part="payload" text={token.payload.pretty} jwt={jwt} />
            <PartCard part="signature" text={token.signature} jwt={jwt} />
            <Extras token={token} jwt={jwt} />
          </>
        )}
        {problem && <TokenProblem problem={problem} legible={legible} onShowFault={showFault} />}
      </div>
    </div>
  )
}

function Controls({ jwt, onClear }: { jwt: JwtInput; onClear: () => void }) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        icon="close"
        disabled={jwt.text === ''}
        onClick={() => {
          jwt.setText('')
          onClear()
        }}
      >
        {m.jwt_clear()}
      </Button>
      {jwt.text !== sampleToken && (
        <Button look="quiet" onClick={() => jwt.setText(sampleToken)}>
          {m.jwt_use_sample()}
        </Button>
      )}
    </div>
  )
}

function Extras({ token, jwt }: { token: DecodedJwt; jwt: JwtInput }) {
  const algorithm = memberOf(token.header, 'alg')
  const tokenText = jwt.reading.parts.map(({ text }) => text).join('.')
  return (
    <>
      <AdviceList token={token} />
      <LazyDisclosure summary={m.jwt_verify()}>
        {() => <VerifyPanel token={tokenText} algorithm={algorithm ? memberText(algorithm) : ''} />}
      </LazyDisclosure>
      <LazyDisclosure summary={m.jwt_explain()}>{() => <FieldsExplained token={token} />}</LazyDisclosure>
    </>
  )
}
