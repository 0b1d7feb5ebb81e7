/** RFC 9110, 15: what each status the API answers with is called. */
const statusPhrases = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const

/** An error in the shape of RFC 9457. `code` is stable for programs, `detail` is for people. */
export interface ProblemDocument {
  readonly status: keyof typeof statusPhrases
  readonly code: Lowercase<string>
  readonly detail: string
  /** What a program needs to point at the mistake: field, index, limit … */
  readonly [member: string]: unknown
}

export const problemType = 'application/problem+json'

/** RFC 9457, 4.2.1: with `about:blank` the title is the status itself. */
export const problemBody = (problem: ProblemDocument): object => ({
  type: 'about:blank',
  title: statusPhrases[problem.status],
  ...problem,
})

export function problemResponse(problem: ProblemDocument, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(problemBody(problem)), {
    status: problem.status,
    headers: { 'content-type': problemType, 'cache-control': 'no-store', ...headers },
  })
}

/** Of path and query. */
export const longestAddress = 8 * 1024

export const uriTooLong: ProblemDocument = {
  status: 414,
  code: 'address_too_long',
  detail: `The address is longer than ${longestAddress} characters: send many values in the body of a POST.`,
  limit: longestAddress,
}

export const methodNotAllowed = (allow: string) =>
  problemResponse({ status: 405, code: 'method_not_allowed', detail: `Use ${allow} here.` }, { allow })
