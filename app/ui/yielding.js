// @ts-check
// Read as text into the boot script: no less-than sign in here, see docs/decisions/0053.
;(() => {
  // What a visitor left in a field, so that it is known from what the page put there.
  const left = new WeakMap()
  const edited = new WeakSet()
  // Where the caret was put by a second click or by keys: there the visitor wants to write.
  const placed = new WeakSet()
  /** @type {EventTarget | null} */
  let arriving = null
  /** @type {EventTarget | null} */
  let draggedFrom = null
  /** @type {HTMLInputElement | HTMLTextAreaElement | null} */
  let clicked = null
  let isPressing = false

  /** @param {EventTarget | null} target */
  const yielding = (target) =>
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    'yields' in target.dataset &&
    !target.readOnly &&
    !edited.has(target) &&
    left.get(target) !== target.value
      ? target
      : null

  /** @param {HTMLInputElement | HTMLTextAreaElement} field */
  const selectUnlessSelected = (field) => {
    if (document.activeElement === field && yielding(field) && field.selectionStart === field.selectionEnd)
      field.select()
  }

  const selectClicked = () => {
    if (clicked) selectUnlessSelected(clicked)
    clicked = null
  }

  for (const kind of ['mousedown', 'mouseup', 'dragend'])
    addEventListener(
      kind,
      ({ target }) => {
        isPressing = kind === 'mousedown'
        if (isPressing && target && target === document.activeElement && target !== arriving) placed.add(target)
        // In a window that is not the active one, a field gets the focus without being told.
        if (isPressing && target !== document.activeElement) arriving = yielding(target)
      },
      true,
    )
  addEventListener(
    'focusin',
    ({ target }) => {
      const field = yielding(target)
      arriving = field
      if (!isPressing) field?.select()
    },
    true,
  )
  // A mouse or a finger places the caret after the focus; what was selected by dragging stays.
  addEventListener(
    'click',
    ({ target }) => {
      const field = target === arriving && yielding(target)
      arriving = null
      if (!field) return
      selectUnlessSelected(field)
      // Phones may place the caret later still, and so does a click into what was selected before.
      clicked = field
      setTimeout(selectClicked)
    },
    true,
  )
  // A busy page takes keys before its timers.
  addEventListener('keydown', selectClicked, true)
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if (target && /^(?:Arrow|Home|End|Page)/.test(key)) placed.add(target)
    },
    true,
  )
  // What is put in without a key (the suggestion bar of a phone, a voice, a password manager), and what comes before a busy page has selected
  // anything, replaces the text of the page too. Once more behind React, which takes a part of the page over at `textInput` and drops what is selected.
  for (const kind of ['beforeinput', 'compositionstart', 'textInput'])
    addEventListener(
      kind,
      (event) => {
        const field = yielding(event.target)
        const { inputType = 'insert', isComposing } = /** @type {InputEvent} */ (event)
        if (!field || placed.has(field) || isComposing || !inputType.startsWith('insert')) return
        if (field.selectionStart === field.selectionEnd) field.select()
      },
      kind !== 'textInput',
    )
  addEventListener(
    'input',
    ({ target }) => {
      arriving = null
      if (target) edited.add(target)
    },
    true,
  )
  addEventListener(
    'focusout',
    ({ target }) => {
      if (target) placed.delete(target)
      if (target && edited.delete(target)) left.set(target, /** @type {HTMLInputElement} */ (target).value)
    },
    true,
  )
  // For whoever takes the paste, and once more for the browser: a page that wakes in between, as React does at a paste, loses what is selected.
  for (const isOnWayDown of [true, false])
    addEventListener(
      'paste',
      ({ target, defaultPrevented }) => {
        const field = yielding(target)
        if (field && defaultPrevented) edited.add(field)
        else field?.select()
      },
      isOnWayDown,
    )
  addEventListener(
    'dragstart',
    ({ target }) => {
      draggedFrom = target
    },
    true,
  )
  // The browser would insert where the pointer is. Not by value: that could not be undone.
  addEventListener(
    'drop',
    (event) => {
      const field = yielding(event.target)
      const text = event.dataTransfer?.files.length ? '' : event.dataTransfer?.getData('text')
      const isOwn = draggedFrom === field
      draggedFrom = null
      if (!field || !text || isOwn) return
      event.preventDefault()
      field.focus()
      field.select()
      document.execCommand('insertText', false, text)
    },
    true,
  )
})()
