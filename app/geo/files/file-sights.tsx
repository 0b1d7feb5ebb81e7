import { type ReactNode, useState } from 'react'
import type { Pick } from '#app/map/layers.ts'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/field.tsx'
import { AttributeTable } from './attribute-table.tsx'
import { FeatureAttributes } from './feature-attributes.tsx'
import { FileSight } from './file-sight.tsx'
import type { FileView } from './file-view.ts'
import { MapLayerList } from './map-layer-list.tsx'
import { fileOfLayer } from './map-layers.ts'
import { TrackSight } from './track-sight.tsx'

interface FileSightsProps {
  files: readonly FileView[]
  /** What else is known about a file. */
  facts?: (file: FileView) => ReactNode
}

/** All files on one map, and profile and table of the one that is looked at: they speak of the same place. */
export function FileSights({ files, facts }: FileSightsProps) {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<number>()
  const [place, setPlace] = useState<number>()
  const [picked, setPicked] = useState<Pick>()
  const file = files.find(({ id }) => id === chosen) ?? files[0]
  if (file === undefined) return null
  const isOnly = files.length === 1
  const toggle = (id: number) =>
    setHidden((before) => (before.has(id) ? without(before, id) : new Set([...before, id])))
  const choose = (id: number) => {
    if (id === file.id) return
    setChosen(id)
    setPlace(undefined)
  }
  const pick = (next: Pick | undefined) => {
    setPicked(next)
    if (next) choose(fileOfLayer(next.layerId))
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {files.some(({ picture }) => picture) && (
        <div>
          <FileSight
            files={files}
            hidden={hidden}
            profile={hidden.has(file.id) ? undefined : file.profile}
            place={place}
            picked={picked}
            onPlace={setPlace}
            onPick={pick}
          />
          {picked && (
            <FeatureAttributes feature={picked.feature} table={file.table} onClose={() => setPicked(undefined)} />
          )}
        </div>
      )}
      {!isOnly && <MapLayerList files={files} hidden={hidden} onToggle={toggle} />}
      {!isOnly && (
        <SelectField
          label={m.geodata_map_details()}
          value={file.id}
          onChange={({ target }) => {
            setPicked(undefined)
            choose(Number(target.value))
          }}
        >
          {files.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {file.profile && <TrackSight key={file.id} profile={file.profile} place={place} onPlace={setPlace} />}
      {facts?.(file)}
      {file.table.columns.length > 0 && (
        <AttributeTable key={`table ${file.id}`} table={file.table} features={file.read.features} />
      )}
    </div>
  )
}

const without = (set: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...set].filter((each) => each !== id))
