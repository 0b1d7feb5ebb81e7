// @ts-check
// Runs in the head of every page (boot-script.ts): keeps what a visitor does before the page is alive, for early.ts to repeat.
;(() => {
  /** @type {NonNullable<Window['convertoryEarly']>} */
  const early = []
  window.convertoryEarly = early
  const field = 'input,textarea,select'
  for (const kind of /** @type {const} */ (['click', 'input', 'change']))
    addEventListener(
      kind,
      ({ target }) => {
        if (window.convertoryEarly !== early || !(target instanceof Element)) return
        const wanted = target.closest(kind === 'click' ? 'button' : field)
        if (wanted) early.push({ target: wanted, kind, value: wanted.value })
      },
      true,
    )
  // The keys of the box (app/ask/ask-button.tsx): not for the browser, whose own search some of them open.
  addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, target } = event
    if (window.convertoryEarly !== early || !(target instanceof Element)) return
    if (!(key === '/' && !target.closest(field)) && !((ctrlKey || metaKey) && code === 'KeyK')) return
    event.preventDefault()
    early.push({ kind: 'keydown', event })
  })
})()
