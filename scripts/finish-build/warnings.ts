/** What the person who publishes this build should know before visitors do. */
export function buildWarnings(settings: NodeJS.ProcessEnv): string[] {
  if (!settings.SITE_URL || settings.VITE_REPORT_URL) return []
  return [
    `Warning: this build for ${settings.SITE_URL} names no address for reports: its support page is a dead end. ` +
      'Set VITE_REPORT_URL (docs/deploying.md).',
  ]
}
