import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { ReadOptions } from '#engines/geodata/index.ts'

interface ColumnChoiceProps {
  columns: readonly string[]
  /** Values of the first row. */
  examples: readonly string[]
  isBefore: boolean
  onChoose: (readOptions: ReadOptions) => void
}

/** The question which columns of a table hold the positions, where their names do not tell. */
export default function ColumnChoice({ columns, examples, isBefore, onChoose }: ColumnChoiceProps) {
  const [latitude, setLatitude] = useState('')
  const [longitude, setLongitude] = useState('')
  if (columns.length < 2) return null
  const options = columns.map((name, index) => (
    <option key={name} value={index + 1}>
      {examples[index] ? `${name} (${examples[index].slice(0, exampleLength)})` : name}
    </option>
  ))
  return (
    <form
      className="mt-3 grid grid-cols-1 gap-3 text-ink"
      data-column-choice
      onSubmit={(event) => {
        event.preventDefault()
        onChoose({ latitudeColumn: latitude, longitudeColumn: longitude })
      }}
    >
      <h2 className="font-semibold">{m.geodata_columns_title()}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={m.geodata_columns_latitude()}
          value={latitude}
          onChange={({ target }) => setLatitude(target.value)}
        >
          <option value="">{m.geodata_columns_choose()}</option>
          {options}
        </SelectField>
        <SelectField
          label={m.geodata_columns_longitude()}
          value={longitude}
          onChange={({ target }) => setLongitude(target.value)}
        >
          <option value="">{m.geodata_columns_choose()}</option>
          {options}
        </SelectField>
      </div>
      <div>
        <Button look="primary" type="submit" disabled={latitude === '' || longitude === '' || latitude === longitude}>
          {isBefore ? m.geodata_columns_use() : m.geodata_columns_convert()}
        </Button>
      </div>
    </form>
  )
}

const exampleLength = 24
