import { type ClipboardEvent, memo, Suspense, useId } from 'react'
import { FirstCard } from '#app/ads/first-card.tsx'
import { useIdle } from '#app/dev/use-idle.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CopyLinkButton } from '#app/share/copy-link-button.tsx'
import { LaterPart } from '#app/shell/later-part.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { LazyDisclosure } from '#app/ui/lazy-disclosure.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { ValueList } from '#app/ui/value-list.tsx'
import { bitLength, describeIp, describeSubnet, type Network, networkText } from '#engines/devtools/ip/index.ts'
import { IpAnswer } from './answer.tsx'
import { BitPicture } from './bit-picture.tsx'
import { ipRows, subnetRows } from './ip-rows.tsx'
import { ListCard, RangeCard, RangeToBlocks, ReadingRemarks, SplitByHosts, SplitNetworks } from './parts-on-demand.ts'
import { type IpCalculator as Calculator, useIpCalculator } from './use-ip-calculator.ts'

export function IpCalculator() {
  const calculator = useIpCalculator()
  const { mode, single, range, list, network } = calculator
  const language = useLanguage()
  const isIdle = useIdle()
  const about = single && (
    <Card title={m.ip_info()}>
      <ValueList rows={ipRows(describeIp(single.address), language)} />
    </Card>
  )
  // With a network, its parts stand beside it on a wide screen: what follows from an address is seen at once. The two columns are about as high as each other.
  return (
    <div
      className={classNames(
        "grid grid-cols-1 items-start gap-5 [font-feature-settings:'calt'_0,'liga'_0]",
        network && 'lg:grid-cols-2',
      )}
    >
      <div className="grid grid-cols-1 gap-5">
        <FirstCard>
          <Inputs calculator={calculator} isIdle={isIdle} />
        </FirstCard>
        {isIdle && (
          <Suspense>
            {range && <RangeCard range={range} />}
            {list && <ListCard list={list} />}
          </Suspense>
        )}
        {network && (
          <Card title={m.ip_subnet_info()}>
            <ValueList rows={subnetRows(describeSubnet(network))} />
          </Card>
        )}
        {network && single && (
          <Card title={m.ip_bits()}>
            <BitPicture address={single.address} prefix={network.prefix} onPrefixChange={calculator.setPrefix} />
          </Card>
        )}
        {!network && about}
      </div>
      {mode === 'subnet' && (
        <div className="grid grid-cols-1 gap-5">
          {network && single && (
            <>
              <Parts network={network} divided={calculator.divided} onDivide={calculator.divide} />
              {about}
              <LazyDisclosure summary={m.ip_hosts()}>{() => <SplitByHosts network={network} />}</LazyDisclosure>
            </>
          )}
          <LazyDisclosure summary={m.ip_range()}>{() => <RangeToBlocks />}</LazyDisclosure>
        </div>
      )}
    </div>
  )
}

/** Drawn with the page and alive a little later: what changes around it meanwhile must not take it away. */
const Parts = memo(
  (props: { network: Network; divided: string | undefined; onDivide: (divided: string) => void }) => (
    <Card title={m.ip_split()}>
      <LaterPart>
        <SplitNetworks key={networkText(props.network)} {...props} />
      </LaterPart>
    </Card>
  ),
  (before, after) => before.divided === after.divided && networkText(before.network) === networkText(after.network),
)

function Inputs({ calculator, isIdle }: { calculator: Calculator; isIdle: boolean }) {
  const { mode, text, version, prefix, problem, single } = calculator
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
          yields
          id={addressId}
          label={m.ip_address()}
          value={text}
          onChange={(event) => calculator.setText(event.target.value)}
          aria-invalid={problem !== undefined}
          onPaste={pasteAsOneLine}
          inputMode="text"
          autoCapitalize="off"
        />
        {isSubnet && (
          <SelectField
            label={m.ip_prefix()}
            className="w-24 sm:w-36"
            value={prefix}
            disabled={!single && !problem}
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
      <div className="mt-3">
        <IpAnswer calculator={calculator} />
        {/* Beside the field: what is wrong with the text has to be on the first screen of a phone. */}
        {isIdle && (
          <Suspense>
            <div className="grid gap-2">
              <ReadingRemarks calculator={calculator} />
            </div>
          </Suspense>
        )}
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-x-3">
        <p className="text-sm text-muted">{isSubnet ? m.ip_address_hint() : m.ip_converter_hint()}</p>
        <CopyLinkButton short="onPhones" kept={calculator.kept} className="-mr-2 shrink-0" />
      </div>
    </Card>
  )
}

/** A field of one line drops line breaks and glues a pasted list together: commas take their place. */
function pasteAsOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const lines = event.clipboardData.getData('text').split(/[\r\n]+/)
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '')
  if (filled.length < 2) return
  event.preventDefault()
  // Not by value: that could not be undone.
  document.execCommand('insertText', false, filled.join(', '))
}
