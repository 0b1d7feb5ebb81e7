/** Bytes of the widest column of texts in a table of fixed columns (dBASE). */
export const widestTableText = 254
