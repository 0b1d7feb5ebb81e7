import { join } from 'node:path'
import { test } from 'vitest'
import { expectReadings } from '../core/testing/readings.ts'
import { findTools } from './find-tools.ts'
import { toolWords } from './tool-words.ts'

/** Nameless: what is found is found by the words alone. */
const tools = Object.keys(toolWords).map((id) => ({ id, names: [] }))
const found = (text: string): string =>
  findTools(text, tools)
    .map(({ id }) => id)
    .join(' ') || 'nothing'

test('words that people have for the tools, in three languages', () =>
  expectReadings(join(import.meta.dirname, 'fixtures/tool-words.txt'), found))
