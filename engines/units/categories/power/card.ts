import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Ватты, киловатты, лошадиные силы, БТЕ в час',
  en: 'Watts, kilowatts, horsepower, Btu per hour',
  sr: 'Вати, киловати, коњске снаге, Btu на час',
}
