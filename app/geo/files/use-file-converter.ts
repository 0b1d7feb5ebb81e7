import { useEffectEvent, useLayoutEffect } from 'react'
import { untilLoaded } from '#app/ui/until-loaded.ts'
import { type FormatId, type FormatPair, isPairSupported, metaOf, type WriteOptions } from '#engines/geodata/index.ts'
import { filesToConvert } from './converter-state.ts'
import { unpackArchives } from './unpack-archives.ts'
import { newItem, prepareConversion, useConversions } from './use-conversions.ts'
import { useLooking } from './use-looking.ts'

/** Only who has a file needs what tells formats apart. */
const recognition = () => untilLoaded(() => import('./recognise.ts'))

/** Everything the page holds besides the pair of formats, which the address holds. */
export function useFileConverter(
  { from, to }: FormatPair,
  options: WriteOptions,
  onSwitch: (format: FormatId) => void,
) {
  const { state, dispatch, run, convertAgain, answer, cancel, abort } = useConversions(to, options)

  const formatsChanged = useEffectEvent(() => {
    dispatch({ kind: 'formats-changed', from, isSupported: isPairSupported({ from, to }) })
  })
  // Before anything can be pressed on what is drawn: it would end a conversion of the new pair.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pair is what ends the old work; leaving the page does not
  useLayoutEffect(() => {
    abort()
    formatsChanged()
  }, [from, to])

  const { taking, controls } = useLooking()

  async function choose(files: readonly File[]) {
    if (files.length === 0) return
    const { items, format } = await taking(sortAndTake(files))
    if (items.length > 0) prepareConversion()
    const { otherFormatOfContent } = await recognition()
    for (const { id, files } of items) {
      const other = files.length === 1 && files[0] && (await otherFormatOfContent(files[0], format))
      if (other) dispatch({ kind: 'recognised', id, looksLike: other })
    }
  }

  async function sortAndTake(chosen: readonly File[]) {
    const files = await unpackArchives(chosen)
    const hasOthers = state.items.some((item) => item.status.kind !== 'done')
    const { sortFiles } = await untilLoaded(() => import('./sort-files.ts'))
    const { format, groups, rejected, looksLike } = await sortFiles(files, from, !hasOthers)
    const items = groups.map((group) => newItem(group, format))
    const [wrong] = rejected
    const found = wrong && looksLike === undefined ? await (await recognition()).otherThing(wrong) : undefined
    const content = {
      ...(looksLike && { looksLike }),
      ...(found && { reason: { code: 'not_this_format', expected: format, found } as const }),
    }
    const names = files.length > 1 ? rejected.map((file) => file.name) : []
    const error =
      wrong &&
      ({
        kind: 'wrong-file-type',
        extension: metaOf(format).extension,
        file: wrong,
        files: rejected,
        names,
        ...content,
      } as const)
    if (format === from) dispatch({ kind: 'chosen', items, error })
    else {
      dispatch({ kind: 'cleared' })
      dispatch({ kind: 'chosen', items, error, switched: { name: groups[0]!.name, format } })
      onSwitch(format)
    }
    return { items, format }
  }

  /** Takes a file for what its content is, whatever its name; the caller then moves to that format. */
  function chooseAs(file: File, format: FormatId) {
    dispatch({ kind: 'cleared' })
    dispatch({ kind: 'chosen', items: [newItem({ name: file.name, files: [file] }, format)], error: undefined })
    prepareConversion()
  }

  async function convert() {
    if (!isPairSupported({ from, to })) return dispatch({ kind: 'refused', error: { kind: 'not-supported' } })
    if (state.items.length === 0) return dispatch({ kind: 'refused', error: { kind: 'no-file' } })
    await run(filesToConvert(state.items))
  }

  return {
    state,
    choose,
    chooseAs,
    convert,
    controls,
    convertAgain,
    answer,
    cancel,
    remove: (id: number) => dispatch({ kind: 'removed', id }),
    clear: () => dispatch({ kind: 'cleared' }),
  }
}
