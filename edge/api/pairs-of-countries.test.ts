import { expect, test } from 'vitest'
import { grids, isNear, withName, withoutName } from '#engines/coordinates/fixtures/pairs-of-countries.cases.ts'
import { meaningOfText } from '#engines/coordinates/index.ts'
import { conversions } from './operations.ts'

const { prepare } = conversions.find(({ path }) => path === '/coordinates/convert')!

type Given = { latitudeDegrees: number; longitudeDegrees: number; how: { isGuess: boolean; notation: string | null } }
type Refused = { code: string; systems?: readonly string[] }

/** Some of the texts that the command line is asked: what it takes, asks about and refuses is what the one placing says, and so it is here. */
const share = 7

test.each(grids)(
  'EPSG:$code: the API takes, asks and refuses as the command line does',
  async (grid) => {
    const { language } = grid
    const prepared = await prepare({ from: 'wgs84', language } as never, new Date(0))
    const texts = [...(await withName(grid)), ...(await withoutName(grid))].filter((_, index) => index % share === 0)
    for (const { text } of texts) {
      const meaning = await meaningOfText(text, { language })
      const answer = prepared.ok && (await prepared.value(text))
      if (!answer) throw new Error()
      if (answer.ok) {
        const { latitudeDegrees, longitudeDegrees, how } = answer.value as Given
        expect(meaning, text).toMatchObject(
          how.notation?.startsWith('EPSG') ? { kind: 'registered' } : { kind: 'likeliest', isGuess: how.isGuess },
        )
        const isTold = meaning.kind === 'likeliest' && meaning.others.length + meaning.elsewhere.length > 0
        if (!isTold) expect(isNear(latitudeDegrees, longitudeDegrees, grid), text).toBe(true)
        continue
      }
      const { code, systems = [] } = answer.problem as Refused
      expect(code, text).toMatch(/^(?:several_systems|axes_needed|outside_system_area|zone_needed|unreadable|\w+)$/)
      if (meaning.kind === 'several') expect(systems.length, text).toBeGreaterThan(0)
      else expect(['unplaced', 'families', 'refused', 'unread', 'alone']).toContain(meaning.kind)
    }
  },
  60_000,
)
