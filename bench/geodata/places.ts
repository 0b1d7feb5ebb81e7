import { closeSync, openSync, writeSync } from 'node:fs'
import { seeded } from './seeded.ts'

const words = ['Новгород', 'Østfold', 'São Paulo, "SP"', 'Žilina', 'Upper Egypt', 'Нови Сад']

/** Writes a table of places: position, elevation and five more columns. */
export function writePlaces(path: string, megabytes: number): void {
  const random = seeded(3)
  const file = openSync(path, 'w')
  let text = 'id,name,longitude,latitude,elevation,population,share,updated\r\n'
  let size = 0
  for (let id = 1; size + text.length < megabytes * 1e6; id++) {
    const word = words[id % words.length]!
    const name = word.includes('"') ? `"${word.replaceAll('"', '""')} ${id}"` : `${word} ${id}`
    text += `${id},${name},${(random() * 360 - 180).toFixed(7)},${(random() * 170 - 85).toFixed(7)},${(id % 3000) / 10},${(id * 7919) % 1000003},${random().toFixed(4)},2026-0${(id % 9) + 1}-15\r\n`
    if (text.length > 1 << 20) {
      size += Buffer.byteLength(text)
      writeSync(file, text)
      text = ''
    }
  }
  writeSync(file, text)
  closeSync(file)
}
