// @ts-check
// Runs in the head of every page (boot-script.ts). Translators of browsers put other nodes in the place of texts. React does not know: it writes
// into texts that nobody sees any more, and the page breaks when it takes one away. So a text comes back as soon as React turns to it;
// the translator then finds it anew.
;(() => {
  /** @type {WeakMap<Node, Node>} */
  const standIns = new WeakMap()

  new MutationObserver((records) => {
    /** @type {Map<Node, { gone: Node[], come: Node[] }>} */
    const places = new Map()
    for (const { target, removedNodes, addedNodes } of records) {
      const place = places.get(target) ?? { gone: [], come: [] }
      places.set(target, place)
      place.gone.push(...removedNodes)
      place.come.push(...addedNodes)
    }
    for (const { gone, come } of places.values()) {
      const here = come.filter((node) => node.parentNode)
      for (const [at, node] of gone.filter((each) => !each.parentNode).entries())
        if (here[at]) standIns.set(node, here[at])
    }
  }).observe(document, { childList: true, subtree: true })

  /** @param {Node} node */
  const takeStandIn = (node) => {
    const standIn = standIns.get(node)
    standIns.delete(node)
    return standIn
  }
  /** @param {Node | null} node */
  const bringBack = (node) => {
    if (!(node instanceof Text) || node.parentNode) return
    let standIn = takeStandIn(node)
    while (standIn && !standIn.parentNode) standIn = takeStandIn(standIn)
    if (standIn) standIn.parentNode?.replaceChild(node, standIn)
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
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    /** @param {string} text */
    set(text) {
      bringBack(this)
      value?.set?.call(this, text)
    },
  })

  // Where React does not recognise what another program changed, it draws the document anew and takes all attributes off its element: the
  // theme, the font and whatever else the boot script put there. They come back with the first one that React sets.
  const root = document.documentElement
  const { removeAttributeNode, setAttribute } = Element.prototype
  /** @type {Attr[]} */
  const taken = []
  root.removeAttributeNode = (attribute) => {
    taken.push(attribute)
    return removeAttributeNode.call(root, attribute)
  }
  root.setAttribute = (name, value) => {
    for (const attribute of taken.splice(0)) root.setAttributeNode(attribute)
    setAttribute.call(root, name, value)
  }
})()
