/** An error in the shape of RFC 9457. `code` is stable for programs; `title` and `detail` are for people. */
export interface ProblemDocument {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail?: string
  /** What a program needs to point at the mistake: field, index, limit … */
  readonly [member: string]: unknown
}

export function problemResponse(problem: ProblemDocument, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ type: 'about:blank', ...problem }), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
}

export const methodNotAllowed = (allow: string) =>
  problemResponse({ status: 405, code: 'method_not_allowed', title: `Allowed here: ${allow}` }, { allow })
