import { useState } from 'react'
import type { Pick } from '#app/map/layers.ts'
import type { Picture } from '#app/workers/geodata/picture-sampler.ts'
import type { ElevationProfile } from '#app/workers/geodata/profile-sampler.ts'
import type { TableSample } from '#app/workers/geodata/table-sampler.ts'
import type { ReadSummary } from '#engines/geodata/index.ts'
import { AttributeTable } from './attribute-table.tsx'
import { ElevationChart } from './elevation-chart.tsx'
import { FeatureAttributes } from './feature-attributes.tsx'
import { FileSight } from './file-sight.tsx'

interface FileSightsProps {
  name: string
  read: ReadSummary
  picture: Picture | undefined
  profile: ElevationProfile | undefined
  table: TableSample
}

/** Map, profile and table of a file, which speak of the same place. */
export function FileSights({ name, read, picture, profile, table }: FileSightsProps) {
  const [place, setPlace] = useState<number>()
  const [picked, setPicked] = useState<Pick>()
  const map = { name, read, profile, place, picked, onPlace: setPlace, onPick: setPicked }
  return (
    <div className="grid grid-cols-1 gap-5">
      {picture && (
        <div>
          <FileSight picture={picture} {...map} />
          {picked && <FeatureAttributes feature={picked.feature} table={table} onClose={() => setPicked(undefined)} />}
        </div>
      )}
      {profile && <ElevationChart profile={profile} place={place} onPlace={setPlace} />}
      {table.columns.length > 0 && <AttributeTable table={table} features={read.features} />}
    </div>
  )
}
