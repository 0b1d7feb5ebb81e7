import type { Page } from '@playwright/test'

export const encode = (text: string) => Buffer.from(text).toString('base64url')
export const tokenOf = (header: string, payload: string, signature = 'c2ln') =>
  `${encode(header)}.${encode(payload)}.${signature}`

export const answer = (page: Page, text: { jwt_answer: string }) =>
  page.getByRole('region', { name: text.jwt_answer, exact: true })
