// @ts-check
// Runs in the head of every page (boot-script.ts). What a visitor does in a part of the page that is asleep waits for early.ts, which plays it when the
// part has woken. The whole page is asleep until its scripts have taken it over.
;(() => {
  const root = document.documentElement
  root.dataset.asleep = ''
  /** @type {Window['early']} */
  const early = { waiting: [], play() {} }
  window.early = early
  const { waiting } = early

  /** @param {EventTarget | null} target */
  const isAsleep = (target) => target instanceof Element && target.closest('[data-asleep]') !== null
  /** @param {string} wanted @param {EventTarget | null} target */
  const within = (wanted, target) => (target instanceof Element ? target.closest(wanted) : null)
  const controls = () => [...document.querySelectorAll('main :is(button,input,textarea,select)')]
  /** @type {(target: Element | 'box', action: import('./early.ts').Gesture['action'], value?: any) => void} */
  const keep = (target, action, value) => {
    const last = waiting.at(-1)
    if (action === 'input' && last?.action === action && last.target === target) last.value = value
    else waiting.push({ target, action, value, place: controls().indexOf(/** @type {any} */ (target)) })
  }

  const picked = 'select,[type=checkbox],[type=radio],[type=file]'
  const typed = `input:not(${picked}),textarea`
  /** @type {(kind: string, wanted: string, take: (target: any, event: any) => void) => void} */
  const listen = (kind, wanted, take) =>
    addEventListener(
      kind,
      (event) => {
        const target = within(wanted, event.target)
        if (target && isAsleep(target)) take(target, event)
      },
      true,
    )
  // Menus open by themselves.
  listen('click', 'button:not([popovertarget]),[role=combobox]', (target, event) => {
    event.stopPropagation()
    keep(target, 'click')
  })
  // Where React draws all anew, the field in its place gets the focus before the next letter.
  listen('focusin', typed, (target) => keep(target, 'focus'))
  listen('input', typed, (target) => keep(target, 'input', target.value))
  listen('change', picked, (target) => keep(target, 'change'))
  // What is opened early the browser opens by itself, but many a part is drawn only when its page hears of it.
  listen('toggle', 'details', (target) => keep(target, 'toggle'))
  listen('keydown', 'input', (target, event) => {
    if (event.key !== 'Enter' || event.isComposing) return
    event.stopPropagation()
    keep(target, 'key', event)
  })

  // React writes the page's own text into every text area once more while it takes the page over, long before the page is alive: what is typed next would
  // stand behind it.
  const text = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  Object.defineProperty(HTMLTextAreaElement.prototype, 'value', {
    ...text,
    /** @param {string} next */
    set(next) {
      const isOfVisitor = waiting.some(({ target, action }) => target === this && action === 'input')
      if (!isOfVisitor || next !== this.defaultValue) text?.set?.call(this, next)
    },
  })

  // The keys of the box (app/ask/ask-button.tsx), not for the browser, whose own search some of them open; and what is typed behind them
  // until there is a box to take it, which may be long after the page is alive.
  const boxField = () => document.querySelector('search input')
  const typedAhead = () => waiting.findLast(({ target, action }) => target === 'box' && action === 'input')?.value
  // On the way down: React, while it takes the page over, lets no key up again, nor anything else of a visitor.
  addEventListener(
    'keydown',
    (event) => {
      const { key, code, ctrlKey, metaKey, altKey, target } = event
      if (!event.isTrusted || !(target instanceof Element)) return
      const isFree = !target.closest(`${typed},select`)
      const isPlain = !ctrlKey && !metaKey && !altKey
      const ahead = typedAhead()
      if (ahead !== undefined && isFree && isPlain && /^(?:.|Enter|Backspace)$/u.test(key)) {
        event.preventDefault()
        if (key === 'Enter') keep('box', 'key', event)
        else keep('box', 'input', key === 'Backspace' ? ahead.slice(0, -1) : ahead + key)
      } else if ((key === '/' && isFree && isPlain) || ((ctrlKey || metaKey) && code === 'KeyK')) {
        const box = boxField()
        if (isAsleep(root)) event.preventDefault()
        // A box that is on the page already takes letters by itself.
        if (box instanceof HTMLElement && isAsleep(root)) box.focus()
        else if (!box) {
          if (isAsleep(root)) keep(root, 'key', event)
          keep('box', 'input', '')
        }
      }
    },
    true,
  )

  // A file that nothing takes would make the browser leave the page for it, or be lost: the box opens with it. Here it arrives last, after whatever
  // takes files itself. The browser forgets what was dropped or pasted, so it is kept.
  /** @param {Event} event @param {'drop' | 'paste'} action @param {object} value */
  const takeFiles = (event, action, value) => {
    event.preventDefault()
    if (isAsleep(event.target)) return keep(/** @type {Element} */ (event.target), action, value)
    keep('box', 'drop', value)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }))
    early.play()
  }
  /** @param {DragEvent} event */
  const takeDrop = (event) => {
    const { type, dataTransfer } = event
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
    if (type === 'dragover') return event.preventDefault()
    const entries = [...dataTransfer.items].map((item) => item.webkitGetAsEntry())
    const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }))
    takeFiles(event, 'drop', { types: ['Files'], files: [...dataTransfer.files], items })
  }
  /** @param {ClipboardEvent} event */
  const takePaste = (event) => {
    const { clipboardData, target } = event
    if (event.defaultPrevented || !clipboardData) return
    const files = [...clipboardData.files]
    const text = clipboardData.getData('text')
    const field = within(typed, target)
    const isFile = files.length > 0 && text === ''
    // A field of one line would swallow the line breaks of a list.
    const isForPage = isAsleep(target) && (!field || (field instanceof HTMLInputElement && /\n/.test(text.trim())))
    if (isFile || isForPage) takeFiles(event, 'paste', { types: ['Files'], files, items: [], getData: () => text })
  }
  for (const isOnWayDown of [true, false]) {
    /** @type {(take: (event: any) => void) => (event: Event) => void} */
    const whereDue = (take) => (event) => isAsleep(event.target) === isOnWayDown && take(event)
    addEventListener('dragover', whereDue(takeDrop), isOnWayDown)
    addEventListener('drop', whereDue(takeDrop), isOnWayDown)
    addEventListener('paste', whereDue(takePaste), isOnWayDown)
  }
})()
