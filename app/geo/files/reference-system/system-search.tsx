import { useEffect, useEffectEvent, useState } from 'react'
import { GridOpener } from '#app/geo/grids/grid-opener.tsx'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import { type SystemOption, SystemOptions } from './system-options.tsx'
import { useNamedSystems } from './use-named-systems.ts'

const wgs84: SystemOption = { code: 4326, name: 'WGS 84', place: undefined }

interface SystemSearchProps {
  readonly chosen: SystemOption | undefined
  readonly isDisabled: boolean
  onChange(system: SystemOption | undefined): void
}

/** WGS 84, what is chosen, and what a typed code or name may mean. A code typed in full is chosen at once, a name by Enter or a click. */
export function SystemSearch({ chosen, isDisabled, onChange }: SystemSearchProps) {
  const [text, setText] = useState('')
  const named = useNamedSystems(text)
  const found = Array.isArray(named) ? named : []
  const others = found.filter(({ code }) => code !== wgs84.code && code !== chosen?.code)
  const choose = (system: SystemOption | undefined) => onChange(system?.code === wgs84.code ? undefined : system)
  const chooseTypedCode = useEffectEvent(() => {
    const typed = found.find(({ code }) => String(code) === text.trim().replace(/^epsg:?\s*/i, ''))
    if (typed && typed.code !== chosen?.code) choose(typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is what counts
  useEffect(chooseTypedCode, [named])
  return (
    <fieldset className="grid gap-3" disabled={isDisabled}>
      <TextField
        label={m.geodata_crs_search()}
        hint={m.geodata_target_crs_hint()}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) choose(found[0])
        }}
      />
      <p role="status" className="text-sm empty:hidden">
        {named === 'failed' && m.geodata_crs_failed()}
        {Array.isArray(named) && named.length === 0 && m.geodata_crs_none()}
      </p>
      <SystemOptions
        legend={m.geodata_target_crs_found()}
        options={[wgs84, ...(chosen ? [chosen] : []), ...others]}
        chosenCode={(chosen ?? wgs84).code}
        onChange={choose}
      />
      <GridOpener />
    </fieldset>
  )
}
