import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { ReadOptions } from '#engines/geodata/index.ts'

interface LayerChoiceProps {
  layers: readonly string[] | undefined
  isLocked: boolean
  onAgain: (ways: readonly ReadOptions[]) => void
}

/** A file of several layers was saved as one: each can be had on its own, under its own name. */
export function LayerChoice({ layers, isLocked, onAgain }: LayerChoiceProps) {
  const [chosen, setChosen] = useState('')
  if (layers === undefined) return null
  const layer = chosen || layers[0]!
  return (
    <div className="grid gap-2">
      <SelectField
        label={m.geodata_layers({ count: layers.length, amount: layers.length })}
        value={layer}
        onChange={({ target }) => setChosen(target.value)}
      >
        {layers.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isLocked} onClick={() => onAgain([{ layer }])}>
          {m.geodata_layer_alone()}
        </Button>
        <Button disabled={isLocked} onClick={() => onAgain(layers.map((name) => ({ layer: name })))}>
          {m.geodata_layers_apart()}
        </Button>
      </div>
    </div>
  )
}
