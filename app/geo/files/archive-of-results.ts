/** A module of its own, because it is imported on demand: the engine's whole face would be loaded otherwise. */
export { archiveOf } from '#engines/geodata/index.ts'
