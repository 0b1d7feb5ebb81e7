import type { JwtPartName } from '#engines/devtools/jwt/index.ts'

/** One colour per part, the same in the token and on its card; 4.5:1 on the surface in both schemes. */
export const partLooks: Readonly<Record<JwtPartName, string>> = {
  header: '[--part:light-dark(oklch(0.5_0.19_5),oklch(0.8_0.12_5))]',
  payload: '[--part:light-dark(oklch(0.48_0.2_290),oklch(0.8_0.11_295))]',
  signature: '[--part:light-dark(oklch(0.46_0.09_210),oklch(0.82_0.1_205))]',
}
