import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { type FormatId, metaOf } from '#engines/geodata/index.ts'
import { DropZone } from './drop-zone.tsx'
import { acceptedExtensions, choosableExtensions } from './group-files.ts'

interface FormatDropZoneProps {
  from: FormatId
  isDragging: boolean
  isSmall: boolean
  onFiles: (files: readonly File[]) => void
}

/** Asks for files of one format. */
export function FormatDropZone({ from, ...zone }: FormatDropZoneProps) {
  // Phones know no .gpx or .geojson, and would not let such a file be chosen: there everything is offered.
  const [isTouch, setTouch] = useState(false)
  useEffect(() => setTouch(matchMedia('(pointer: coarse)').matches), [])
  return (
    <DropZone
      {...zone}
      invitation={from === 'shp' ? m.geodata_drop_shp() : m.geodata_drop({ ext: metaOf(from).extension })}
      touchInvitation={acceptedExtensions(from).join(' ')}
      hint={m.geodata_choose_hint()}
      accept={isTouch ? undefined : choosableExtensions.join(',')}
    />
  )
}
