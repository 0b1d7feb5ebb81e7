const field = String.raw`(?:\*|\d{1,2}(?:-\d{1,2})?|[A-Z]{3}(?:-[A-Z]{3})?)(?:\/\d{1,2})?`
const list = `${field}(?:,${field}){0,20}`

/** Five fields of cron, at least one of them a star, or its word for a period. */
const schedule = new RegExp(
  String.raw`^(?:@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)|(?=.*\*)${list}(?: ${list}){4}(?:$| [^\d*]))`,
  'i',
)

export const isSchedule = (text: string): boolean => schedule.test(text)
