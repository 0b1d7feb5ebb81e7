import { expect, test } from 'vitest'
import { partDrawn } from '#app/ui/testing/part-drawn.ts'
import * as ipParts from './ip/parts.ts'
import * as ipOnDemand from './ip/parts-on-demand.ts'
import * as timestampParts from './timestamp/parts.ts'
import * as timestampOnDemand from './timestamp/parts-on-demand.ts'

test.each([
  ['addresses', ipOnDemand, ipParts],
  ['timestamps', timestampOnDemand, timestampParts],
])('every part of %s that comes on demand is the one of its name', async (_, onDemand, parts) => {
  for (const [name, part] of Object.entries(onDemand))
    expect([name, await partDrawn(part)]).toEqual([name, parts[name as keyof typeof parts]])
})
