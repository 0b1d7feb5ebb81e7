// @ts-check
// Runs in the head of every page (boot-script.ts). Translators of browsers put elements in the place of texts. React does not know: it writes into
// texts that nobody sees any more, and the page breaks when it takes one away. So a text comes back as soon as React turns to it; the
// translator then finds it anew.
;(() => {
  /** @type {WeakMap<Node, ChildNode>} */
  const standIns = new WeakMap()

  new MutationObserver((records) => {
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node instanceof Element && fresh.has(node),
        )
        if (text instanceof Text && standIn) standIns.set(text, /** @type {Element} */ (standIn))
      }
  }).observe(document, { childList: true, subtree: true })

  /** @param {Node | null} text */
  const bringBack = (text) => {
    if (!text || text.parentNode) return
    const standIn = standIns.get(text)
    if (standIn?.parentNode) standIn.replaceWith(text)
  }

  const { removeChild, insertBefore } = Node.prototype
  // What another program took away or put elsewhere must not cost the visitor the page.
  Node.prototype.removeChild = function (child) {
    bringBack(child)
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function (node, next) {
    bringBack(next)
    insertBefore.call(this, node, next && next.parentNode === this ? next : null)
    return node
  }
  const value = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue'))
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    /** @param {string} text */
    set(text) {
      bringBack(this)
      value.set?.call(this, text)
    },
  })
})()
