import type { MetaDescriptor } from 'react-router'
import { inLanguage } from '#app/language/path.ts'
import { m } from '#app/paraglide/messages.js'
import { productName, siteUrl } from '#app/site/site.ts'
import { type Language, languageFacts, languages } from '#engines/core/index.ts'

interface PageMeta {
  readonly language: Language
  /** Below the language segment: `/metrics/length`, `/` for the home page. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Names and paths of the pages between the home page and this one, from above; the home page alone has none. */
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: string }[]
  /** A page that is a tool of its own is described as a web application. */
  readonly application?: { readonly name: string; readonly category: 'UtilitiesApplication' | 'DeveloperApplication' }
  /** False for what search engines should not list; such a page names no canonical address and no alternates. */
  readonly indexed?: boolean
}

/** Everything a page says about itself in its head. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { language, description, indexed = true } = page
  const title = fitting(page.title)
  const tags: MetaDescriptor[] = [{ title }, { name: 'description', content: description }]
  if (!indexed) return [...tags, { name: 'robots', content: 'noindex' }]

  const address = addressOf(page.path, language)
  const picture = `${siteUrl}/social-${language}.png`
  tags.push(
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:locale', content: languageFacts[language].openGraph },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: 'og:locale:alternate', content: languageFacts[other].openGraph })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates(page.path).map(({ hrefLang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href,
    })),
  )
  if (page.breadcrumbs) tags.push({ 'script:ld+json': breadcrumbList(page, address) })
  if (page.application) tags.push({ 'script:ld+json': webApplication(page, page.application, address) })
  return tags
}

/** What a search page shows of a title; a longer one goes without our name, which stands beside it there anyway. */
const longestTitle = 60
const fitting = (title: string): string => (title.length > longestTitle ? withoutName(title) : title)
const withoutName = (title: string): string => title.replace(new RegExp(` [–—] ${productName}$`), '')

export const addressOf = (path: string, language: Language): string => siteUrl + inLanguage(path, language)

/** The page in every language, and for everyone else in English. */
export function alternates(path: string): { hrefLang: string; href: string }[] {
  return [
    ...languages.map((language) => ({ hrefLang: language as string, href: addressOf(path, language) })),
    { hrefLang: 'x-default', href: addressOf(path, 'en') },
  ]
}

function breadcrumbList({ breadcrumbs = [], title, language }: PageMeta, address: string) {
  const home = { name: m.shell_home(), path: '/' }
  const steps = [
    ...[home, ...breadcrumbs].map(({ name, path }) => ({ name, address: addressOf(path, language) })),
    { name: withoutName(title), address },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.address,
    })),
  }
}

function webApplication(page: PageMeta, application: NonNullable<PageMeta['application']>, address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: application.name,
    description: page.description,
    url: address,
    inLanguage: page.language,
    applicationCategory: application.category,
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  }
}
