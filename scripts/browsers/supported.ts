import { getCompatibleVersions } from 'baseline-browser-mapping'

/**
 * We support what is Baseline "widely available" on this day: every version of every major browser of the 30 months before. Moving the
 * day forward drops old versions and lets newer APIs in; the README names the versions, and a test holds the two together.
 */
const supportedOn = '2026-11-15'

/** Oldest supported version by browser, under the names of MDN's compatibility data: `safari_ios` → `17.5`. */
export const oldestVersions: Readonly<Record<string, string>> = Object.fromEntries(
  getCompatibleVersions({ widelyAvailableOnDate: supportedOn }).map(({ browser, version }) => [browser, version]),
)

/** The same for the build, which rewrites newer syntax. */
export const buildTarget: string[] = ['chrome', 'edge', 'firefox', 'safari'].map(
  (browser) => browser + oldestVersions[browser],
)
