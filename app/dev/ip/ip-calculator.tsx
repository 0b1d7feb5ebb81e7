import { useId } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { ValueList } from '#app/ui/value-list.tsx'
import { bitLength, describeIp, describeSubnet, type IpProblem, networkText } from '#engines/devtools/ip/index.ts'
import { BitPicture } from './bit-picture.tsx'
import { ipRows, subnetRows } from './ip-rows.tsx'
import { RangeToBlocks } from './range-to-blocks.tsx'
import { SplitNetworks } from './split-networks.tsx'
import { type IpCalculator as Calculator, useIpCalculator } from './use-ip-calculator.ts'

export function IpCalculator() {
  const calculator = useIpCalculator()
  const { mode, reading, network, problem } = calculator
  const language = useLanguage()
  return (
    <div className="grid grid-cols-1 gap-5 [font-feature-settings:'calt'_0,'liga'_0]">
      <Inputs calculator={calculator} />
      {problem && <Notice tone="error">{problemText(problem)}</Notice>}
      {reading && (
        <div className={network ? 'grid grid-cols-1 items-start gap-5 lg:grid-cols-2' : 'grid grid-cols-1 gap-5'}>
          {network && (
            <Card title={m.ip_subnet_info()}>
              <ValueList rows={subnetRows(describeSubnet(network))} />
            </Card>
          )}
          <Card title={m.ip_info()}>
            <ValueList rows={ipRows(describeIp(reading.address, reading.addressText), language)} />
          </Card>
        </div>
      )}
      {network && reading && (
        <Card title={m.ip_bits()}>
          <BitPicture address={reading.address} prefix={network.prefix} onPrefixChange={calculator.setPrefix} />
        </Card>
      )}
      {network && (
        <Disclosure summary={m.ip_split()}>
          <SplitNetworks key={networkText(network)} network={network} />
        </Disclosure>
      )}
      {mode === 'subnet' && (
        <Disclosure summary={m.ip_range()}>
          <RangeToBlocks />
        </Disclosure>
      )}
    </div>
  )
}

function Inputs({ calculator }: { calculator: Calculator }) {
  const { mode, text, version, prefix, problem } = calculator
  const isSubnet = mode === 'subnet'
  const addressId = useId()
  return (
    <Card>
      <Segmented
        legend={m.ip_mode()}
        value={mode}
        options={[
          { value: 'subnet', label: m.ip_mode_subnet() },
          { value: 'converter', label: m.ip_mode_converter() },
        ]}
        onChange={calculator.setMode}
      />
      <div className="mt-4 grid grid-cols-[1fr_auto] gap-3 sm:gap-4">
        <TextField
          id={addressId}
          label={m.ip_address()}
          value={text}
          onChange={(event) => calculator.setText(event.target.value)}
          aria-invalid={problem !== undefined}
          inputMode="text"
          autoCapitalize="off"
        />
        {isSubnet && (
          <SelectField
            label={m.ip_prefix()}
            className="w-24 sm:w-36"
            value={prefix}
            onChange={(event) => calculator.setPrefix(Number(event.target.value))}
          >
            {Array.from({ length: bitLength[version] + 1 }, (_, option) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the option is its number
              <option key={option} value={option}>
                /{option}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <p className="mt-1.5 text-sm text-muted">{isSubnet ? m.ip_address_hint() : m.ip_converter_hint()}</p>
    </Card>
  )
}

function problemText({ code }: IpProblem) {
  if (code === 'ipEmptyInput') return m.ip_errors_empty_input()
  if (code === 'ipInvalid') return m.ip_errors_invalid_ip()
  return (
    <>
      {m.ip_errors_invalid_ip()}. {m.ip_errors_invalid_prefix()}
    </>
  )
}
