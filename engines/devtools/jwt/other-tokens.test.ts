import { expect, test } from 'vitest'
import { otherToken } from './other-tokens.ts'

/** Every prefix their makers name, with as few characters behind it as a token can have. Made up: none of them opens anything. */
const tokens: Readonly<Record<string, readonly string[]>> = {
  PASETO: ['v1.local.a', 'v2.public.a_-', 'v3.local.abc.def', 'v4.public.abc'],
  Fernet: [`gAAAAA${'a'.repeat(30)}`, `gAAAAA${'-_'.repeat(15)}==`],
  SAML: ['PHNhbWw', 'PHNhbWx', 'PD94bWwg'].flatMap((head) => [
    `${head}${'a'.repeat(20)}`,
    `${head}${'+/-_'.repeat(5)}=`,
  ]),
  Macaroon: [`MDAxY2xvY2F0aW9u${'a'.repeat(20)}`, `MDAxY2xvY2F0aW9u${'+/-_'.repeat(5)}==`],
  // Of its specification: https://github.com/tuupola/branca-spec
  Branca: ['875GH233T7IYrxtgXxlQBYiFobZMQdHAT51vChKsAIYCFxZtL1evV54vYqLyZtQ0ekPHt8kJHQp0a'],
  UUID: ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6'],
  GitHub: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'].map((head) => head + 'a'.repeat(20)),
  GitLab: ['glpat-', 'gldt-', 'glrt-', 'glcbt-'].map((head) => `${head}${'a'.repeat(14)}-`),
  Google: [`ya29.${'a-'.repeat(5)}`, `AIza${'a-'.repeat(15)}`, `1//0${'a-'.repeat(10)}`],
  Slack: [...'abeoprs'].map((kind) => `xox${kind}-${'1-'.repeat(5)}`),
  Stripe: ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'].map((head) => head + 'a'.repeat(10)),
  npm: [`npm_${'a'.repeat(30)}`],
}

test.each(Object.entries(tokens))('%s: %j', (maker, texts) => {
  for (const text of texts) {
    const found = otherToken(text)
    expect([text, found?.kind === 'named' ? found.name : found?.issuer]).toEqual([text, maker])
    for (const other of [`!${text}`, `${text.slice(0, 5)}!${text.slice(6)}`, `${text}!`])
      expect([other, otherToken(other)]).toEqual([other, undefined])
    // A character less is too short to be one, where a length is known.
    if (!/^v\d|[=]$/.test(text)) expect([text, otherToken(text.slice(0, -1))]).toEqual([text, undefined])
  }
})
