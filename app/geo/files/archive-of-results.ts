export { archiveOf } from '#engines/geodata/index.ts'
