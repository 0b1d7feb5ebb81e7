import script from './yielding.js?raw'

/**
 * Fields that yield. A field that still holds what the page put there gives way: a click, a tap or Tab into it selects all of
 * it, a paste or a dropped text replaces it, and undo brings it back. Once the visitor has changed it, it is a field as any
 * other, until the page puts something else there.
 *
 * How to use it: `<TextField yields …>` and `<TextArea yields …>`, or `<input {...yields}>` and `<textarea {...yields}>` where
 * the element is written out. Nothing else is needed: no state, no handler. It does not matter whether React controls the
 * field, and it works before React has taken the page over.
 *
 * How it knows: what a visitor leaves in a field is remembered by element; any other text there is the page's.
 */
export const yields = { 'data-yields': '' } as const

/** Runs in the head of every page, once; its listeners stand before all others. */
export const yieldingScript = (): string => script.replace(/^\s*\/[/*].*$/gm, '').replace(/\s*\n\s*/g, '\n')
