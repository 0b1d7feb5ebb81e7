import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { ReadOptions } from '#engines/geodata/index.ts'

interface ColumnChoiceProps {
  columns: readonly string[]
  /** Values of the first row. */
  examples: readonly string[]
  /** Before the conversion the answer only lets the file be read. */
  isBefore: boolean
  onChoose: (readOptions: ReadOptions) => void
}

const nothing = { latitudeColumn: '', longitudeColumn: '', geometryColumn: '' }

/** Which columns of a table hold the positions: two, or one with both coordinates or a geometry. */
export function ColumnChoice({ columns, examples, isBefore, onChoose }: ColumnChoiceProps) {
  const [chosen, setChosen] = useState(nothing)
  const { latitudeColumn, longitudeColumn, geometryColumn } = chosen
  const select = (label: string, name: keyof typeof nothing, change: (value: string) => typeof nothing) => (
    <SelectField label={label} value={chosen[name]} onChange={({ target }) => setChosen(change(target.value))}>
      <option value="">{m.geodata_columns_choose()}</option>
      {columns.map((column, index) => (
        <option key={column} value={index + 1}>
          {examples[index] ? `${column} (${examples[index].slice(0, exampleLength)})` : column}
        </option>
      ))}
    </SelectField>
  )
  const isPair = latitudeColumn !== '' && longitudeColumn !== '' && latitudeColumn !== longitudeColumn
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(chosen)
      }}
    >
      {columns.length > 1 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {select(m.geodata_columns_latitude(), 'latitudeColumn', (value) => ({
            ...chosen,
            latitudeColumn: value,
            geometryColumn: '',
          }))}
          {select(m.geodata_columns_longitude(), 'longitudeColumn', (value) => ({
            ...chosen,
            longitudeColumn: value,
            geometryColumn: '',
          }))}
        </div>
      )}
      {select(m.geodata_columns_one(), 'geometryColumn', (value) => ({ ...nothing, geometryColumn: value }))}
      <div>
        <Button look="primary" type="submit" disabled={!isPair && geometryColumn === ''}>
          {isBefore ? m.geodata_columns_use() : m.geodata_columns_convert()}
        </Button>
      </div>
    </form>
  )
}

const exampleLength = 24
