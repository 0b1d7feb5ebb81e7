import { m } from '#app/paraglide/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { problemText, reasonText } from '#wording/address-problem-texts.ts'
import { otherMaskText, readingTexts } from '#wording/address-reading-texts.ts'
import type { IpCalculator } from './use-ip-calculator.ts'

/** What is wrong with the text, or how it was understood where that is not plain. */
export function ReadingRemarks({ calculator }: { calculator: IpCalculator }) {
  const { problem, single } = calculator
  if (problem) {
    const reason = reasonText(problem)
    const offered = problem.code === 'ip_invalid' ? (problem.offered ?? []) : []
    const hasMore = reason !== undefined || offered.length > 0 || calculator.isForSubnetMode
    return (
      <>
        <Notice tone="error">{problemText(problem)}</Notice>
        {hasMore && (
          <Notice tone="info">
            {reason && <p>{reason}</p>}
            {calculator.isForSubnetMode && (
              <TextButton onClick={() => calculator.setMode('subnet')}>{m.ip_open_in_subnet_mode()}</TextButton>
            )}
            {offered.length > 0 && (
              <p className="flex flex-wrap items-baseline gap-x-3">
                {m.ip_did_you_mean()}
                {offered.map((text) => (
                  <TextButton key={text} onClick={() => calculator.setText(text)}>
                    {text}
                  </TextButton>
                ))}
              </p>
            )}
          </Notice>
        )}
      </>
    )
  }
  const sentences = single ? readingTexts(single) : []
  if (!single || sentences.length === 0) return null
  const { otherPrefix } = single
  return (
    <Notice tone="info">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {sentences.join(' ')}
        {otherPrefix !== undefined && (
          <TextButton onClick={() => calculator.setText(`${single.addressText}/${otherPrefix}`)}>
            {otherMaskText(single)}
          </TextButton>
        )}
      </p>
    </Notice>
  )
}
