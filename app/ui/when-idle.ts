/** One after the other, each when the browser has time. For what would be slow the first time: that time is then nobody's keystroke. */
export function whenIdle([first, ...others]: readonly (() => unknown)[]): void {
  if (!first) return
  const run = () => {
    first()
    whenIdle(others)
  }
  // Safari has no idle callbacks yet.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 50)
}
