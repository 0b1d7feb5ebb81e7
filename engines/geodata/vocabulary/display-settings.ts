/** Elements that say how a feature is shown. Other formats have nothing of the kind. */
export const displaySettings: ReadonlySet<string> = new Set(['visibility', 'open'])
