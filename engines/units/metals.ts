/** Gold, silver and platinum are weighed in troy ounces, so an ounce of them means a troy ounce. */
const ounceOfMetal =
  /(?<!\p{L})(?:ounces?|oz|унц\p{L}{1,3}|unc\p{L}{1,3}) (?:of )?(?:gold|silver|platinum|золота|серебра|платины|злата|сребра|платине|zlata|srebra|platine)(?!\p{L})/iu

export const inTroyOunces = (text: string): string => text.replace(ounceOfMetal, 'troy ounces')
