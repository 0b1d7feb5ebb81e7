// @ts-check
// Runs in the head of every page (boot-script.ts): keeps what a visitor does before the page is alive, for early.ts to repeat.
;(() => {
  /** @type {NonNullable<Window['convertoryEarly']>} */
  const early = []
  window.convertoryEarly = early
  const field = 'input,textarea,select'
  /** @param {Element | null} main */
  const controls = (main) => (main ? [...main.querySelectorAll(`button,${field}`)] : [])
  // The same one; or, where another program put something beside a field and React has drawn all anew, the one in its place.
  /** @param {HTMLElement} wanted */
  const living = (wanted) => {
    if (wanted.isConnected) return wanted
    const place = controls(wanted.closest('main')).indexOf(wanted)
    const drawn = controls(document.querySelector('main'))[place]
    const looksAlike = drawn?.tagName === wanted.tagName && drawn.textContent === wanted.textContent
    if (!looksAlike || !(drawn instanceof HTMLElement)) return wanted
    if (drawn.matches(field)) drawn.focus()
    return drawn
  }
  for (const kind of /** @type {const} */ (['click', 'input', 'change']))
    addEventListener(
      kind,
      ({ target }) => {
        const wanted = target instanceof Element && target.closest(kind === 'click' ? 'button' : field)
        if (!wanted) return
        // A button of the box, which comes alive when it is first used: it is pressed again then (app/ask/ask-box.tsx).
        if (kind === 'click' && wanted.closest('[data-ask]:not([data-alive])')) window.convertoryPressed = wanted
        else if (window.convertoryEarly === early) {
          const { value } = wanted
          early.push({
            kind,
            value,
            get target() {
              return living(wanted)
            },
          })
        }
      },
      true,
    )
  // What is opened early the browser opens by itself, but many a part is drawn only when its page hears of it.
  addEventListener(
    'toggle',
    ({ target }) => {
      if (window.convertoryEarly !== early || !(target instanceof HTMLDetailsElement)) return
      early.push({ repeat: () => target.dispatchEvent(new Event('toggle')) })
    },
    true,
  )
  // Enter in a box that is not alive yet: it looks for this mark. On the way down, because React lets no key up from there.
  addEventListener(
    'keydown',
    ({ key, isComposing, target }) => {
      if (key !== 'Enter' || isComposing || !(target instanceof Element)) return
      target.closest('[data-ask]:not([data-alive])')?.setAttribute('data-entered', '')
    },
    true,
  )
  // The keys of the box (app/ask/ask-button.tsx), not for the browser, whose own search some of them open; and what is typed behind them
  // until the box is there to take it (app/ask/ask-dialog.tsx), which may be long after the page is alive.
  addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, altKey, target } = event
    if (!event.isTrusted || !(target instanceof Element)) return
    const isFree = !target.closest(field)
    const isPlain = !ctrlKey && !metaKey && !altKey
    const ahead = window.convertoryAhead
    if (ahead !== undefined && isFree && isPlain && /^(?:.|Enter|Backspace)$/u.test(key)) {
      event.preventDefault()
      window.convertoryAhead = key === 'Backspace' ? ahead.slice(0, -1) : ahead + (key === 'Enter' ? '\n' : key)
    } else if ((key === '/' && isFree && isPlain) || ((ctrlKey || metaKey) && code === 'KeyK')) {
      const inline = document.querySelector('[data-ask] input')
      if (!inline) window.convertoryAhead ??= ''
      if (window.convertoryEarly !== early) return
      event.preventDefault()
      // A box that is on the page already takes letters by itself.
      if (inline instanceof HTMLElement) inline.focus()
      else early.push({ repeat: () => document.dispatchEvent(new KeyboardEvent('keydown', event)) })
    }
  })
  // A file dropped where nothing takes it would make the browser leave the page for it: the box opens with it (app/ask/ask-box.tsx).
  // Here a drop arrives last, after whatever takes files itself. What is dropped early is dropped again, because the page may be one that
  // takes files; the browser forgets a drop, so its files and folders are kept.
  for (const kind of /** @type {const} */ (['dragover', 'drop']))
    addEventListener(kind, (event) => {
      const { dataTransfer, target } = event
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (kind === 'dragover' || document.querySelector('dialog[open]')) return
      const files = [...dataTransfer.files]
      if (window.convertoryEarly === early) {
        const entries = [...dataTransfer.items].map((item) => item.webkitGetAsEntry())
        const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }))
        const again = new Event(kind, { bubbles: true, cancelable: true })
        Object.defineProperty(again, 'dataTransfer', { value: { types: dataTransfer.types, files, items } })
        early.push({ repeat: () => (target ?? document).dispatchEvent(again) })
        return
      }
      window.convertoryFiles = files
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }))
    })
})()
