import { useEffect, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { type NamedSystem, searchSystems } from '#engines/coordinates/index.ts'

const mostFound = 6

/** A field for the code or the name of a system in any of the three languages; Enter takes the first that fits. */
export function AddSystem({ onAdd }: { onAdd(code: string): void }) {
  const language = useLanguage()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly NamedSystem[] | 'failed'>()
  useEffect(() => {
    if (text.trim() === '') return setFound(undefined)
    let isCurrent = true
    searchSystems(text, mostFound, language)
      .catch(() => 'failed' as const)
      .then((systems) => isCurrent && setFound(systems))
    return () => {
      isCurrent = false
    }
  }, [text, language])
  const systems = Array.isArray(found) ? (found as readonly NamedSystem[]) : []
  const add = (code: number) => {
    onAdd(`EPSG:${code}`)
    setText('')
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        // Not those that stand below: the last letter may be younger than they are.
        searchSystems(text, 1, language).then(
          ([first]) => first && add(first.code),
          () => setFound('failed'),
        )
      }}
    >
      <TextField
        label={m.coordinates_other_add()}
        hint={m.coordinates_other_add_hint()}
        value={text}
        onChange={(event) => setText(event.target.value)}
        data-add-system
      />
      <p role="status" className="text-sm empty:hidden">
        {found === 'failed' && m.geodata_crs_failed()}
        {Array.isArray(found) && found.length === 0 && m.geodata_crs_none()}
      </p>
      {systems.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {systems.map(({ code, name }) => (
            <li key={code}>
              <Button type="button" onClick={() => add(code)}>
                {name} (EPSG:{code})
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
