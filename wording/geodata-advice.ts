import { type Advice, adviceFor } from '#engines/geodata/index.ts'
import { m } from '#messages'

const texts: Readonly<Record<Advice, () => string>> = {
  picture: () => m.geodata_advice_picture(),
  tiles: () => m.geodata_advice_tiles(),
  columns: () => m.geodata_advice_columns(),
  database: () => m.geodata_advice_database(),
  drawing: () => m.geodata_advice_drawing(),
  address: () => m.geodata_advice_address(),
  archive: () => m.geodata_advice_archive(),
}

/** What the owner of a file that is no format here can do; nothing where we know nothing. */
export function geodataAdvice(thing: string): string | undefined {
  const advice = adviceFor(thing)
  return advice === undefined ? undefined : texts[advice]()
}
