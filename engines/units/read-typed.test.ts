import { beforeEach, expect, test, vi } from 'vitest'
import { volume } from './categories/index.ts'

// Another file's test may have brought the grammar already.
beforeEach(() => vi.resetModules())

test('without the grammar only plain numbers are read, and nothing is refused', async () => {
  const { readTyped } = await import('./page.ts')
  expect(readTyped(volume, 'l', '1,5', 'ru')).toMatchObject({ unit: 'l' })
  expect(readTyped(volume, 'l', ' ', 'en')).toEqual({ code: 'empty' })
  for (const text of ['2 cups', 'half a cup', 'zorp'])
    expect(readTyped(volume, 'l', text, 'en')).toEqual({ code: 'unread' })

  const { readTyped: readWithGrammar } = await import('./full.ts')
  expect(readWithGrammar(volume, 'l', '2 cups', 'en')).toMatchObject({ unit: 'cup' })
  expect(readTyped(volume, 'l', '2 cups', 'en')).toMatchObject({ unit: 'cup' })
  expect(readTyped(volume, 'l', 'zorp', 'en')).not.toEqual({ code: 'unread' })
})
