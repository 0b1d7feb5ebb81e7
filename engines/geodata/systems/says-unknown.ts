/**
 * Whether a definition only says that the system is not known: GDAL writes `LOCAL_CS["Undefined SRS", …]` or `ENGCRS["unknown", …]` for it. The
 * numbers then tell whether they can be degrees.
 */
export const saysUnknown = (definition: string): boolean =>
  /^\s*(?:LOCAL_CS|ENGCRS|ENGINEERINGCRS)\s*\[\s*"(?:undefined|unknown|unnamed)\b/i.test(definition)
