import { m } from '#app/paraglide/messages.js'

export interface ApiExample {
  readonly title: () => string
  readonly text: () => string
  /** What the visitor finds in the request field. */
  readonly request: string
}

/** Requests to try. That the server answers them is checked by scripts/docs/api-page.test.ts. */
export const apiExamples: readonly ApiExample[] = [
  {
    title: m.api_units_title,
    text: m.api_units_text,
    request: '/api/v1/units/length/convert?from=km&to=mi&value=1&value=42.195',
  },
  {
    title: m.api_evaluate_title,
    text: m.api_evaluate_text,
    request: '/api/v1/units/evaluate?to=km&value=60%20mph%20*%202.5%20h',
  },
  {
    title: m.api_coordinates_title,
    text: m.api_coordinates_text,
    request: '/api/v1/coordinates/convert?from=wgs84&value=52.520008,13.404954',
  },
  {
    title: m.api_timestamp_title,
    text: m.api_timestamp_text,
    request: '/api/v1/timestamp?unit=ms&value=1700000000123',
  },
  { title: m.api_ip_title, text: m.api_ip_text, request: '/api/v1/ip?value=192.168.1.1/24' },
  { title: m.api_list_title, text: m.api_list_text, request: '/api/v1/units' },
]

export const openApiPath = '/api/v1/openapi.json'

/** As edge/api/limits.ts has them; the page may not import a server. */
export const apiLimits = {
  valuesPerGet: 50,
  valuesPerPost: 1000,
  bodyKilobytes: 512,
  valueCharacters: 1100,
  valuesPerMinute: 10_000,
  leastCallCost: 10,
  partsPerCall: 5000,
}
