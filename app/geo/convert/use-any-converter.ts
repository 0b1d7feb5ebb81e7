import { useState } from 'react'
import { untilLoaded } from '#app/ui/until-loaded.ts'
import type { FormatId, StepChoices, WriteOptions } from '#engines/geodata/index.ts'
import { filesToConvert } from '../files/converter-state.ts'
import { unpackArchives } from '../files/unpack-archives.ts'
import { newItem, prepareConversion, useConversions } from '../files/use-conversions.ts'
import { useLooking } from '../files/use-looking.ts'
import type { UnknownFile } from './recognise-files.ts'

interface Useless {
  readonly files: readonly UnknownFile[]
  readonly partsAlone: readonly string[]
}

/** The files of the any-to-any page: each is what its content is, whatever the address says. */
export function useAnyConverter(
  to: FormatId,
  options: WriteOptions,
  steps: StepChoices,
  onRecognised: (format: FormatId) => void,
) {
  const { state, dispatch, run, convertAgain, answer, cancel } = useConversions(to, options, steps)
  /** Names of files that nothing can be made of. */
  const [useless, setUseless] = useState<Useless>({ files: [], partsAlone: [] })

  const { taking, controls } = useLooking()

  async function choose(files: readonly File[]) {
    if (files.length === 0) return
    const items = await taking(recogniseAndTake(files))
    if (items.length > 0) prepareConversion()
  }

  async function recogniseAndTake(files: readonly File[]) {
    const { recogniseFiles } = await untilLoaded(() => import('./recognise-files.ts'))
    const found = await recogniseFiles(await unpackArchives(files))
    const items = found.groups.map(({ format, ...group }) => newItem(group, format))
    dispatch({ kind: 'chosen', items, error: undefined })
    const namesOf = (some: readonly File[]) => some.map((file) => file.name)
    setUseless({ files: found.unknown, partsAlone: namesOf(found.partsAlone) })
    if (items[0] && state.progress === undefined) onRecognised(items[0].format)
    return items
  }

  async function convert() {
    if (state.items.length === 0) return dispatch({ kind: 'refused', error: { kind: 'no-file' } })
    await run(filesToConvert(state.items))
  }

  /** All files as one: it takes their place in the list, under the name of the first. */
  async function convertAsOne() {
    const [first, ...others] = state.items
    if (first === undefined) return
    const sizeBytes = state.items.reduce((sum, item) => sum + item.sizeBytes, 0)
    const whole = { ...newItem(first, first.format), sizeBytes, mergedWith: others }
    dispatch({ kind: 'cleared' })
    dispatch({ kind: 'chosen', items: [whole], error: undefined })
    await run([whole])
  }

  return {
    state,
    useless,
    choose,
    convert,
    controls,
    convertAsOne,
    convertAgain,
    answer,
    cancel,
    remove: (id: number) => dispatch({ kind: 'removed', id }),
  }
}
