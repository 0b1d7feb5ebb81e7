import { refusedAttribute } from './content-security-policy.ts'
import { orderHead } from './head-order.ts'
import { isAfterPaint, loadScriptsAfterPaint } from './scripts-after-paint.ts'
import { withSafeScroll } from './scroll-script.ts'

export const isFinished = isAfterPaint

/** A page as the router writes it becomes the one that is served; `scripts` are those that it needs and the router does not know of. */
export function finishPage(html: string, file: string, scripts: readonly string[] = []): string {
  const refused = refusedAttribute(html)
  if (refused) throw new Error(`${file}: the content security policy refuses this attribute; use a class: ${refused}`)
  return orderHead(loadScriptsAfterPaint(withSafeScroll(html), scripts))
}
