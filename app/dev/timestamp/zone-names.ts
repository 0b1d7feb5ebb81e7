/**
 * Zones that were renamed in the IANA database (file `backward`) after browsers froze their lists: `Intl` reads both names
 * and lists the old one. A visitor looks for the present one.
 */
const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The present name of a zone, where this browser knows it already. */
export function presentZoneName(zone: string, isKnown: (zone: string) => boolean): string {
  const present = presentNames[zone]
  return present !== undefined && isKnown(present) ? present : zone
}

/** Sorted anew and each name once: a browser may list the old name, the present one, or both. */
export function presentZoneNames(zones: readonly string[], isKnown: (zone: string) => boolean): string[] {
  return [...new Set(zones.map((zone) => presentZoneName(zone, isKnown)))].sort()
}
