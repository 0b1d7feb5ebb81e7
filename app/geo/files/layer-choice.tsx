import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { Layer } from '#app/workers/geodata/protocol.ts'
import type { Way } from './converter-state.ts'

interface LayerChoiceProps {
  layers: readonly string[]
  /** The one that was saved, if not all of them. */
  saved: Layer | undefined
  isLocked: boolean
  onAgain: (ways: readonly Way[]) => void
}

/** A file of several layers was saved as one: each can be had on its own, under its own name. */
export function LayerChoice({ layers, saved, isLocked, onAgain }: LayerChoiceProps) {
  const [chosen, setChosen] = useState(saved === undefined ? 0 : saved.number - 1)
  if (layers.length < 2) return null
  const wayOf = (index: number): Way => ({ layer: { number: index + 1, name: layers[index]! } })
  return (
    <div className="grid gap-2">
      <SelectField
        label={(saved ? m.geodata_layers_other : m.geodata_layers)({ count: layers.length, amount: layers.length })}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {layers.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, the order stays
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isLocked} onClick={() => onAgain([wayOf(chosen)])}>
          {m.geodata_layer_alone()}
        </Button>
        <Button disabled={isLocked} onClick={() => onAgain(layers.map((_, index) => wayOf(index)))}>
          {m.geodata_layers_apart()}
        </Button>
      </div>
    </div>
  )
}
