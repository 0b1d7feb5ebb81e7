import type { Language } from '#engines/core/index.ts'
import { type Category, defaultPair, pairSlug, parsePair } from '#engines/units/index.ts'
import { convertPrinted } from '#engines/units/page.ts'

/** The whole script of the frame (embed-document.ts). It keeps nothing and asks for nothing: the units stand in the document, without their words. */
const { lang, dataset } = document.documentElement
const language = lang as Language
const byId = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind
const sideOf = (id: string) => ({ field: byId<HTMLInputElement>(id), unit: byId<HTMLSelectElement>(`${id}-unit`) })

function start(category: Category): void {
  const { id } = category
  const from = sideOf('from')
  const to = sideOf('to')
  const pair = parsePair(category, location.pathname.split('/')[4] ?? '') ?? defaultPair(category)
  // What was chosen or typed before this script had come stays.
  const wasChosen = [from, to].some(({ unit }) => !unit.selectedOptions[0]?.defaultSelected)
  if (!wasChosen) [from.unit.value, to.unit.value] = [pair.from, pair.to]
  let before = [from.unit.value, to.unit.value]
  let typed = to.field.value === to.field.defaultValue ? from : to

  const show = () => {
    const other = typed === from ? to : from
    const text = typed.field.value
    const printed = convertPrinted(category, typed.unit.value, other.unit.value, text, language)
    other.field.value = printed?.text ?? ''
    typed.field.ariaInvalid = String(!printed && text.trim() !== '')
    other.field.ariaInvalid = null
    byId('sign').textContent = printed?.exact === false ? '≈' : '='
    for (const { field, unit } of [from, to]) field.ariaLabel = unit.selectedOptions[0]!.text
    const slug = pairSlug(category, { from: from.unit.value, to: to.unit.value })
    const kept = new URLSearchParams({ [typed.unit.value]: text })
    byId<HTMLAnchorElement>('whole').href = `/${language}/metrics/${id}/${slug}#${kept}`
  }

  for (const side of [from, to]) {
    side.field.addEventListener('input', () => {
      typed = side
      show()
    })
    // What the page has put there gives way.
    side.field.addEventListener('click', () => side !== typed && side.field.select())
    side.unit.addEventListener('change', () => {
      // The unit of the other side changes places with this one.
      if (from.unit.value === to.unit.value)
        (side === from ? to : from).unit.value = (side === from ? before[0] : before[1])!
      before = [from.unit.value, to.unit.value]
      show()
    })
  }
  byId('swap').addEventListener('click', () => {
    before = [to.unit.value, from.unit.value]
    ;[from.unit.value, to.unit.value] = before as [string, string]
    show()
  })
  show()
  nameCanonical(`/${language}/metrics/${id}/${pairSlug(category, pair)}`)
}

/** To search engines the pair's own page is the one to list; here, because one document serves them all. */
function nameCanonical(path: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: dataset.origin + path })
  document.head.append(link)
}

start(JSON.parse(byId('category').textContent!))
