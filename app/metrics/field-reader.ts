/** The grammar of quantities, a part of its own: `use-field-reader.ts` brings it. */
export { readField } from '#engines/units/index.ts'
