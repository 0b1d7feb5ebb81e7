/** JSON in which numbers beyond JavaScript's are texts, so that no reader rounds them. */
export const exactJson = (value: object): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each))
