import { m } from '#app/paraglide/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { type AddressNotation, formatIpAddress, type SingleReading } from '#engines/devtools/ip/index.ts'
import { problemText, reasonText } from '#wording/address-problem-texts.ts'
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
  const sentences = single ? understood(single) : []
  if (!single || sentences.length === 0) return null
  const { otherPrefix, mask } = single
  return (
    <Notice tone="info">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {sentences.join(' ')}
        {otherPrefix !== undefined && (
          <TextButton onClick={() => calculator.setText(`${single.addressText}/${otherPrefix}`)}>
            {mask === 'wildcard'
              ? m.ip_read_as_netmask({ prefix: String(otherPrefix) })
              : m.ip_read_as_wildcard({ prefix: String(otherPrefix) })}
          </TextButton>
        )}
      </p>
    </Notice>
  )
}

function understood({ notation, mask, address, prefix, otherPrefix }: SingleReading): string[] {
  const texts: string[] = []
  if (notation !== 'plain') {
    const network = notation === 'insideText' && prefix !== undefined ? `/${prefix}` : ''
    texts.push(m.ip_read_notation({ notation: notationNames[notation](), address: formatIpAddress(address) + network }))
  }
  if (mask === 'wildcard') texts.push(m.ip_read_wildcard({ prefix: String(prefix) }))
  if (mask === 'netmask' && otherPrefix !== undefined) texts.push(m.ip_read_netmask({ prefix: String(prefix) }))
  return texts
}

const notationNames: Readonly<Record<Exclude<AddressNotation, 'plain'>, () => string>> = {
  decimal: m.ip_notation_decimal,
  hexadecimal: m.ip_notation_hexadecimal,
  binary: m.ip_notation_binary,
  bytes: m.ip_notation_bytes,
  withPort: m.ip_notation_port,
  url: m.ip_notation_url,
  reverseName: m.ip_notation_reverse,
  defanged: m.ip_notation_defanged,
  insideText: m.ip_notation_inside,
}
