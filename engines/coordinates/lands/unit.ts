/** About five kilometres: the outlines are no finer. */
export const outlineUnitDegrees = 0.05
