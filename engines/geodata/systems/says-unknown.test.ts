import { expect, test } from 'vitest'
import { saysUnknown } from './says-unknown.ts'

test.each([
  ['LOCAL_CS["Undefined SRS",UNIT["unknown",1]]', true],
  ['ENGCRS["Undefined SRS with unknown axis units"]', true],
  [' LOCAL_CS [ "unknown" ]', true],
  ['LOCAL_CS["Building site 7",UNIT["metre",1]]', false],
  ['GEOGCS["unknown",DATUM["WGS_1984"]]', false],
  ['undefined', false],
])('%s', (definition, expected) => expect(saysUnknown(definition)).toBe(expected))
