import { Suspense, useRef } from 'react'
import { FirstCard } from '#app/ads/first-card.tsx'
import { m } from '#app/paraglide/messages.js'
import { LazyDisclosure } from '#app/ui/lazy-disclosure.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import { TextButton } from '#app/ui/text-button.tsx'
import { adviseOn, type DecodedJwt } from '#engines/devtools/jwt/index.ts'
import { PartCard } from './part-card.tsx'
import { sampleToken } from './sample-token.ts'
import { SummaryCard } from './summary-card.tsx'
import { TokenAnswer } from './token-answer.tsx'
import { TokenField } from './token-field.tsx'
import { type JwtInput, useJwt } from './use-jwt.ts'
import { useVerification } from './use-verification.ts'

const AdviceList = partOnDemand(async () => (await import('./advice-list.tsx')).default)
const DisclosuresCard = partOnDemand(async () => (await import('./disclosures-card.tsx')).default)
const FieldsExplained = partOnDemand(async () => (await import('./fields-explained.tsx')).default)
const ReadingNotes = partOnDemand(async () => (await import('./reading-notes.tsx')).default)
const TokenProblem = partOnDemand(async () => (await import('./token-problem.tsx')).default)
const VerificationResult = partOnDemand(async () => (await import('./verify/verification-result.tsx')).default)
const SignPanel = partOnDemand(async () => (await import('./verify/sign-panel.tsx')).default)
const VerifyPanel = partOnDemand(async () => (await import('./verify/verify-panel.tsx')).default)

export function JwtDecoder() {
  const jwt = useJwt()
  const field = useRef<HTMLTextAreaElement>(null)
  const { result, legible, findings, choices } = jwt.reading
  const token = result.ok ? result.value : undefined
  const problem = result.ok || result.problem.code === 'jwt_empty' ? undefined : result.problem

  const showFault = (offset: number) => {
    field.current?.focus()
    field.current?.setSelectionRange(offset, offset + 1)
  }

  return (
    <>
      <TokenAnswer reading={jwt.reading} />
      {/* What the token holds stands beside it, or on a phone right below it; all else follows. */}
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-4 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <div>
          <TokenField
            jwt={jwt}
            fieldRef={field}
            controls={<Controls jwt={jwt} onClear={() => field.current?.focus()} />}
          />
          {(findings.length > 0 || choices.length > 1) && (
            <Suspense>
              <ReadingNotes jwt={jwt} />
            </Suspense>
          )}
        </div>
        <FirstCard className="grid grid-cols-1 gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {token && <Parts token={token} jwt={jwt} />}
          {problem && (
            <Suspense>
              <TokenProblem problem={problem} legible={legible} jwt={jwt} onShowFault={showFault} />
            </Suspense>
          )}
        </FirstCard>
        {token && (
          <div className="grid grid-cols-1 gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
            <About token={token} />
          </div>
        )}
        {token && (
          <div className="grid grid-cols-1 gap-4 lg:col-start-2 lg:row-start-3">
            <Signature token={token} jwt={jwt} />
            <PartCard part="signature" text={token.signature} jwt={jwt} />
          </div>
        )}
      </div>
    </>
  )
}

function Controls({ jwt, onClear }: { jwt: JwtInput; onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      {jwt.text !== sampleToken && (
        <TextButton onClick={() => jwt.setText(sampleToken)}>{m.jwt_use_sample()}</TextButton>
      )}
      {jwt.text !== '' && (
        <TextButton
          onClick={() => {
            jwt.setText('')
            onClear()
          }}
        >
          {m.jwt_clear()}
        </TextButton>
      )}
    </div>
  )
}

/** Until the visitor has a signature verified, the warning stands; then the result stands in its place. */
function Signature({ token, jwt }: TokenProps) {
  const verification = useVerification(token)
  const { outcome } = verification
  const warning = <Notice tone="warning">{m.jwt_not_verified()}</Notice>
  return (
    <>
      {outcome && outcome !== 'busy' ? (
        <Suspense fallback={warning}>
          <VerificationResult token={token} outcome={outcome} verification={verification} />
        </Suspense>
      ) : (
        warning
      )}
      <LazyDisclosure summary={m.jwt_verify()}>
        {() => <VerifyPanel token={token} verification={verification} />}
      </LazyDisclosure>
      <LazyDisclosure summary={m.jwt_sign()}>{() => <SignPanel token={token} onSigned={jwt.setText} />}</LazyDisclosure>
    </>
  )
}

interface TokenProps {
  token: DecodedJwt
  jwt: JwtInput
}

/** The payload is what people come for. */
function Parts({ token, jwt }: TokenProps) {
  return (
    <>
      <PartCard part="payload" text={token.payload.pretty} jwt={jwt} />
      {token.disclosures.length > 0 && (
        <Suspense>
          <DisclosuresCard token={token} />
        </Suspense>
      )}
      <PartCard part="header" text={token.header.pretty} jwt={jwt} />
      {token.unprotectedHeader && (
        <PartCard part="header" title={m.jwt_unprotected_header()} text={token.unprotectedHeader.pretty} jwt={jwt} />
      )}
    </>
  )
}

function About({ token }: { token: DecodedJwt }) {
  const hasAdvice = token.deviations.length > 0 || adviseOn(token).length > 0
  return (
    <>
      <SummaryCard token={token} />
      {hasAdvice && (
        <Suspense>
          <AdviceList token={token} />
        </Suspense>
      )}
      <LazyDisclosure summary={m.jwt_explain()}>{() => <FieldsExplained token={token} />}</LazyDisclosure>
    </>
  )
}
