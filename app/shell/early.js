// @ts-check
// Runs in the head of every page (boot-script.ts): keeps what a visitor does before the page is alive, for early.ts to repeat.
;(() => {
  /** @type {{ target: HTMLElement, kind: string, value?: string }[]} */
  const early = []
  window.convertoryEarly = early
  const field = 'input,textarea,select'
  for (const kind of ['click', 'input', 'change'])
    addEventListener(
      kind,
      ({ target }) => {
        if (window.convertoryEarly !== early || !(target instanceof Element)) return
        const wanted = target.closest(kind === 'click' ? 'button' : field)
        if (wanted) early.push({ target: wanted, kind, value: wanted.value })
      },
      true,
    )
})()
