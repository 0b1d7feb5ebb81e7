import { describe, expect, test } from 'vitest'
import { type Candidate, type SystemId, systemIds } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { type ConverterState, startState, typedPlainly } from './converter-state.ts'
import * as understood from './understood-state.ts'

const berlin = startState({ from: 'wgs84', to: 'utm' })

// On an English page, where a test says nothing else.
const typed = (system: SystemId, text: string) => understood.typed(system, text, 'en')
const putIn = (system: SystemId, text: string) => understood.putIn(system, text, 'en')
const pasted = (state: ConverterState, system: SystemId, text: string, language: Language = 'en') =>
  understood.pasted(state, system, text, language)
const chosen = (candidate: Candidate, system: SystemId, text: string) =>
  understood.chosen(candidate, system, text, 'en')

describe('start', () => {
  test('Berlin, and London where Berlin has no coordinate', () => {
    expect(berlin.texts.wgs84).toBe('52.520008, 13.404954')
    expect(berlin.active).toBe('wgs84')
    expect(startState({ from: 'osgb', to: 'utm' }).texts.osgb).toBe('TQ300803')
  })
})

describe('typing', () => {
  test('the typed field keeps its text, the others follow', () => {
    const state = typed('utm', ' 33 391776.16 5820073.12')
    expect(state.texts.utm).toBe(' 33 391776.16 5820073.12')
    expect(state.texts.mgrs).toBe('33UUU9177620073')
  })

  test('what cannot be read empties the others without a word', () => {
    const state = typed('utm', '33')
    expect({ ...state.texts, utm: '' }).toEqual(typed('utm', '').texts)
    expect(state.texts.utm).toBe('33')
    expect(state.word).toBeUndefined()
    expect(state.position).toBeUndefined()
  })

  test('a likely mistake is offered, in its field', () => {
    expect(typed('wgs84', '151, -33')).toMatchObject({
      word: { kind: 'problem', problem: { code: 'latitude_out_of_range', suggestion: '-33, 151' } },
      wordAt: 'wgs84',
      position: undefined,
    })
  })
})

describe('typing another notation', () => {
  test('is recognised where it stands: the field keeps its text, the others follow', () => {
    const state = typed('wgs84', '33UUU9177620073')
    expect(state.texts).toMatchObject({ wgs84: '33UUU9177620073', mgrs: '33UUU9177620073', usng: '33U UU 91776 20073' })
    expect(state).toMatchObject({ active: 'wgs84', word: { kind: 'recognised', system: 'mgrs' }, wordAt: 'wgs84' })
    expect(typed('utm', '52.52, 13.4')).toMatchObject({ word: { kind: 'recognised', system: 'wgs84' } })
  })

  test('a pair that fits its system in both orders waits, and either order can be chosen', () => {
    const text = 'OSGB 350000 450000'
    const state = typed('wgs84', text)
    expect(state).toMatchObject({ position: undefined, word: { kind: 'choice', text }, wordAt: 'wgs84' })
    const candidates = state.word?.kind === 'choice' ? state.word.candidates : []
    const positions = candidates.map((one) => chosen(one, 'wgs84', text).position)
    expect(positions).toEqual(candidates.map(({ position }) => position))
  })

  test('that fits several systems is answered by the likeliest, and the others are offered', () => {
    const text = 'X=6 182 999,5 Y=7 413 580,2'
    const state = typed('wgs84', text)
    expect(state).toMatchObject({ active: 'wgs84', word: { kind: 'choice', text }, wordAt: 'wgs84' })
    expect(state.texts).toMatchObject({ wgs84: text, sk42: '6182999, 7413580' })
    expect(state.word).toHaveProperty('candidates.0.system', 'sk42')
    expect(state.word).toHaveProperty('candidates.1.system', 'sk95')
  })

  test.each(['Belgrade', 'Нижний Новгород', 'Сремски Карловци', "Provence-Alpes-Côte d'Azur"])(
    '%s is a name, and names are not looked up',
    (name) => {
      expect(typed('wgs84', name)).toMatchObject({ position: undefined, word: { kind: 'name' }, wordAt: 'wgs84' })
    },
  )

  test.each(['N', '33U', 'lat', 'Широта', 'ширина', 'POINT', 'UTM zone', 'Zone', '52.52', '52.52,'])(
    '%s may yet become a coordinate: nothing is said',
    (text) => {
      expect(typed('wgs84', text).word).toBeUndefined()
    },
  )

  test('degrees out of range are said, metres on their way are not', () => {
    expect(typed('wgs84', '91, 200').word).toMatchObject({
      kind: 'problem',
      problem: { code: 'latitude_out_of_range' },
    })
    expect(typed('wgs84', '50, 400').word).toMatchObject({
      kind: 'problem',
      problem: { code: 'longitude_out_of_range' },
    })
    expect(typed('wgs84', '40000000, 3').word).toBeUndefined()
  })

  test('with swapped X and Y is not placed in Lapland, and the right order is offered', () => {
    expect(typed('sk42', '7413580, 6182999')).toMatchObject({
      position: undefined,
      word: { kind: 'problem', problem: { code: 'far_from_zone', zone: 6, suggestion: '6182999, 7413580' } },
    })
  })

  test('an impossible band is said', () => {
    expect(typed('mgrs', '33EUU9177620073').word).toMatchObject({ problem: { suggestion: '33FUU9177620073' } })
    expect(typed('mgrs', '33IUU9177620073').word).toMatchObject({ problem: { code: 'wrong_band' } })
  })
})

describe('a word in the way', () => {
  const named = (word: string) => ({ kind: 'problem', problem: { code: 'unreadable', word } })

  test('is named where more is typed behind it, and when it is pasted', () => {
    expect(typed('wgs84', '44.8 N zorp 20.4 E').word).toMatchObject(named('zorp'))
    expect(typed('wgs84', '44.8 N, 20.4 E zorp ').word).toMatchObject(named('zorp'))
    expect(pasted(berlin, 'wgs84', '55.7558, 37.6173 zorp')).toMatchObject({ word: named('zorp') })
    expect(putIn('wgs84', '44.8 N, 20.4 E zorp').word).toMatchObject(named('zorp'))
  })

  test.each(
    ['44.8, 20.4', '44,8 20,4', '55.7558 37.6173', '5 6', '33 391776 5820073', '33UUU 9177620073'].flatMap((text) => {
      const words = text.split(' ')
      return Array.from({ length: words.length + 1 }, (_, at) => words.toSpliced(at, 0, 'zorp').join(' '))
    }),
  )('is named wherever it stands: %s', (text) => {
    expect(putIn('wgs84', text).word).toMatchObject(named('zorp'))
    expect(typed('wgs84', `${text} `).word).toMatchObject(named('zorp'))
  })

  test('may name a system of the registry, which is asked first', () => {
    const state = typed('wgs84', 'EPSG:5514 -743100 -1042700')
    expect(state.word).toMatchObject(named('EPSG:5514'))
    expect(understood.withoutDoubt(state)).toEqual({ ...state, word: undefined })
    const swapped = typed('wgs84', '151, -33')
    expect(understood.withoutDoubt(swapped)).toBe(swapped)
  })

  test.each(['lat 44.8 lo', '44.8, 20.4 zorp', '44.8 N, 20.4 E zorp', '44.8 N, 20', 'Sava', '5 k'])(
    'is none while it is typed: %s',
    (text) => {
      expect(typed('wgs84', text).word?.kind).not.toBe('problem')
    },
  )
})

describe('pasting', () => {
  test('a coordinate of another system goes there, and the word stays where the visitor looks', () => {
    const state = pasted(berlin, 'wgs84', ' 33UUU9177620073\n')
    expect(state).toMatchObject({ active: 'mgrs', word: { kind: 'recognised', system: 'mgrs' }, wordAt: 'wgs84' })
    expect(state?.texts.mgrs).toBe('33UUU9177620073')
  })

  test('a whole coordinate of its own field replaces what was there', () => {
    expect(pasted(berlin, 'wgs84', '1, 2')?.texts.wgs84).toBe('1, 2')
  })

  test('longitude before latitude is offered the other way round, as when typed', () => {
    expect(pasted(berlin, 'wgs84', '151.2, -33.8\n')).toEqual(typed('wgs84', '151.2, -33.8'))
    expect(typed('wgs84', '151.2, -33.8').word).toMatchObject({ problem: { suggestion: '-33.8, 151.2' } })
  })

  test('a part of one is left to the browser', () => {
    expect(pasted(berlin, 'wgs84', '13')).toBeUndefined()
    expect(pasted(berlin, 'wgs84', 'hello')).toBeUndefined()
  })

  test('links, ambiguous metres and lists', () => {
    expect(pasted(berlin, 'utm', 'geo:1,2')).toMatchObject({
      active: 'utm',
      word: { kind: 'link', service: 'geo-uri' },
    })
    expect(pasted(berlin, 'utm', 'https://maps.app.goo.gl/x')).toMatchObject({
      texts: { utm: 'https://maps.app.goo.gl/x', wgs84: '' },
      word: { kind: 'shortened-link' },
    })
    expect(pasted(berlin, 'wgs84', '457000, 4960000')).toMatchObject({ texts: berlin.texts, word: { kind: 'choice' } })
    expect(pasted(berlin, 'wgs84', '1, 2\n3, 4')).toMatchObject({
      texts: berlin.texts,
      word: { kind: 'list', lines: 2 },
    })
  })
})

describe('other notations', () => {
  test('pasted: every field is printed, and how it was read is said', () => {
    expect(pasted(berlin, 'utm', '{"lat": 52.520008, "lng": 13.404954}')).toMatchObject({
      active: 'utm',
      texts: { wgs84: '52.520008, 13.404954', utm: '33U 391776.16 5820073.12' },
      word: { kind: 'recognised', notation: 'json' },
      wordAt: 'utm',
    })
    expect(pasted(berlin, 'wgs84', '52.520008, 13.404954, 34')).toMatchObject({
      texts: { wgs84: '52.520008, 13.404954' },
      word: { kind: 'recognised', system: 'wgs84', heightMetres: 34 },
    })
  })

  test('typed: the field keeps its text', () => {
    expect(typed('wgs84', '8FVC2222+22')).toMatchObject({
      texts: { wgs84: '8FVC2222+22', wgs84dm: "47°00.004'N 8°00.004'E" },
      word: { notation: 'plus-code' },
    })
  })

  test('the height of a point in well-known text is said, typed or pasted', () => {
    const height = { kind: 'recognised', notation: 'wkt', heightMetres: 120 }
    const state = typed('wgs84', 'POINT Z (37.6 55.7 120)')
    expect(state).toMatchObject({ position: { latitudeDegrees: 55.7, longitudeDegrees: 37.6 }, word: height })
    expect(pasted(berlin, 'wgs84', 'POINT(37.6 55.7 120)')).toMatchObject({ word: height })
    expect(typed('wgs84', 'POINT(37.6 55.7)').word).toBeUndefined()
  })

  test('a short code says why not, typed or pasted', () => {
    expect(typed('wgs84', 'CWC8+R9').word).toEqual({ kind: 'refused', reason: 'short_plus_code' })
    expect(pasted(berlin, 'wgs84', ' CWC8+R9 Mountain View')).toMatchObject({
      texts: { wgs84: 'CWC8+R9 Mountain View', utm: '' },
      word: { kind: 'refused' },
      wordAt: 'wgs84',
    })
  })

  test('of an array the other order is offered where it is a place too', () => {
    const state = typed('wgs84', '[20.4504, 44.8231]')
    expect(state.position).toEqual({ latitudeDegrees: 20.4504, longitudeDegrees: 44.8231 })
    expect(state.word).toMatchObject({
      kind: 'order',
      candidates: [{ notation: 'geojson', position: { latitudeDegrees: 44.8231, longitudeDegrees: 20.4504 } }],
    })
    expect(pasted(berlin, 'wgs84', '[20.4504, 44.8231]')?.word?.kind).toBe('order')
    expect(typed('wgs84', '[20.4504, 144.8231]').word).toBeUndefined()
    expect(typed('wgs84', '20.4504, 44.8231').word).toBeUndefined()
  })

  test('of a dash between two numbers a minus is offered', () => {
    const state = typed('wgs84', '51.5007 - 0.1246')
    expect(state.position).toEqual({ latitudeDegrees: 51.5007, longitudeDegrees: 0.1246 })
    expect(state.wordAt).toBe('wgs84')
    expect(state.word).toMatchObject({
      kind: 'dash',
      candidates: [{ doubt: 'dash', position: { latitudeDegrees: 51.5007, longitudeDegrees: -0.1246 } }],
    })
    const [west] = state.word?.kind === 'dash' ? state.word.candidates : []
    expect(chosen(west!, 'wgs84', '51.5007 - 0.1246').position?.longitudeDegrees).toBe(-0.1246)
    // Word processors make a long dash of a hyphen between spaces.
    expect(typed('wgs84', '51.5007 – 0.1246').word).toMatchObject({ kind: 'dash' })
    expect(typed('wgs84', '51.5007–0.1246').word).toBeUndefined()
    expect(typed('wgs84', '51.5007 -0.1246').word).toBeUndefined()
  })

  test('metres of two countries come in the order of the language', () => {
    const first = (language: Language) => {
      const word = pasted(berlin, 'wgs84', 'X 4960000, Y 7457000', language)?.word
      return word?.kind === 'choice' && (word.candidates[0]?.notation ?? word.candidates[0]?.system)
    }
    expect([first('sr'), first('en')]).toEqual(['mgi', 'sk42'])
  })

  test.each<[string, Language, string, number, number]>([
    ['Y 7457000.12, X 4960000.34', 'sr', 'mgi', 44.783, 20.451],
    ['7457000.12 4960000.34', 'sr', 'mgi', 44.783, 20.451],
    ['7 457 000,12  4 960 000,34', 'en', 'mgi', 44.783, 20.451],
    ['X=6182999 Y=7413580', 'ru', 'sk42', 55.762, 37.621],
    ['6182999 7413580', 'ru', 'sk42', 55.762, 37.621],
    ['6182999 7413580', 'en', 'sk42', 55.762, 37.621],
  ])(
    '%s on a page in %s is answered at once in every field that is no system of metres',
    (text, language, name, ...at) => {
      for (const field of systemIds.filter((id) => !['webmercator', 'sk42', 'sk95'].includes(id)))
        for (const state of [pasted(berlin, field, text, language), understood.typed(field, text, language)]) {
          expect([state?.position?.latitudeDegrees.toFixed(3), state?.position?.longitudeDegrees.toFixed(3)]).toEqual(
            at.map((degrees) => degrees.toFixed(3)),
          )
          const [first] = state?.word?.kind === 'choice' ? state.word.candidates : []
          expect(first?.notation ?? first?.system).toBe(name)
        }
    },
  )

  test('metres without their zone stay in the field, where it can be added', () => {
    expect(pasted(berlin, 'wgs84', ' E 457396, N 4962263')).toMatchObject({
      texts: { wgs84: 'E 457396, N 4962263', utm: '' },
      word: { kind: 'refused', reason: 'utm_without_zone' },
    })
  })

  test('one point over several lines is no list', () => {
    expect(pasted(berlin, 'wgs84', '52.520008,\n13.404954')?.position).toBeDefined()
    expect(pasted(berlin, 'wgs84', '{\n  "lat": 1.5,\n  "lng": 2.5\n}')?.position).toBeDefined()
    expect(pasted(berlin, 'wgs84', '1.5, 2.5\n3.5, 4.5')?.word).toMatchObject({ kind: 'list', lines: 2 })
  })
})

describe('a text dropped into a field, or put in by a program', () => {
  test('is recognised like a pasted one', () => {
    expect(putIn('wgs84', '33UUU9177620073')).toMatchObject({ active: 'mgrs', wordAt: 'wgs84' })
  })

  test('stays in its field when it is nothing, or several things', () => {
    for (const text of ['hello', 'https://maps.app.goo.gl/abcdef', 'E 500000 N 4962000'])
      expect(putIn('wgs84', text)).toEqual(typed('wgs84', text))
    expect(putIn('wgs84', '6180000, 7413000')).toEqual(typed('wgs84', '6180000, 7413000'))
  })
})

describe('without the understanding', () => {
  test('a text in its own notation is read, any other is kept as it is', () => {
    expect(typedPlainly('wgs84', '1, 2')).toEqual(typed('wgs84', '1, 2'))
    expect(typedPlainly('wgs84', '151, -33')).toEqual(typed('wgs84', '151, -33'))
    expect(typedPlainly('wgs84', '33UUU9177620073')).toMatchObject({
      texts: { wgs84: '33UUU9177620073', mgrs: '' },
      position: undefined,
      word: undefined,
    })
  })
})
