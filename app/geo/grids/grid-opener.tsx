import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { gridProblemText } from '#wording/grid-problem-text.ts'
import { addGrid, removeGrid, useOpenedGrids } from './use-opened-grids.ts'

/** A file of datum shifts of the visitor's own, wherever a system can be chosen; those that are open, and what is wrong with one that is not. */
export function GridOpener() {
  const grids = useOpenedGrids()
  const [problem, setProblem] = useState<string>()
  const open = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    const found = await addGrid(file).catch(() => ({ code: 'grid_damaged', grid: file.name }) as const)
    if (found) setProblem(gridProblemText(found))
  }
  return (
    <div className="grid gap-2" data-grid-opener>
      {grids.map(({ name, from, to }) => (
        <div key={name} className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="min-w-0 wrap-anywhere">{m.geodata_grid_opened({ name, from, to })}</span>
          <Button onClick={() => removeGrid(name)}>{m.geodata_remove({ name })}</Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="inline-flex min-h-11 cursor-pointer items-center rounded-field border border-control/70 bg-surface px-4 py-2 font-medium hover:border-accent hover:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <input
            type="file"
            accept=".gsb,.tif,.tiff"
            className="sr-only"
            onChange={({ target }) => {
              void open(target.files?.[0])
              target.value = ''
            }}
          />
          {m.geodata_grid_open()}
        </label>
        <span className="text-sm text-muted">{m.geodata_grid_hint()}</span>
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
