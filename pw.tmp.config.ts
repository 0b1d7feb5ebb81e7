import base from './playwright.config.ts'
export default { ...base, testDir: 'e2e', retries: 0, expect: { timeout: 12_000 }, timeout: 120_000 }
