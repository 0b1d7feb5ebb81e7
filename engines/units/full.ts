import * as light from './convert.ts'
import * as inParts from './convert-in-parts.ts'
import { readField } from './read-field.ts'
import * as typed from './read-typed.ts'

/** The functions that read a typed text, with the grammar behind them. Importing does nothing; the first call does. */
const withGrammar =
  <Given extends readonly unknown[], Answer>(read: (...given: Given) => Answer) =>
  (...given: Given): Answer => {
    typed.readFieldsWith(readField)
    return read(...given)
  }

export const convertPrinted = /* @__PURE__ */ withGrammar(light.convertPrinted)
export const convertToAll = /* @__PURE__ */ withGrammar(light.convertToAll)
export const exactFraction = /* @__PURE__ */ withGrammar(light.exactFraction)
export const exactDigits = /* @__PURE__ */ withGrammar(light.exactDigits)
export const convertInParts = /* @__PURE__ */ withGrammar(inParts.convertInParts)
export const readTyped = /* @__PURE__ */ withGrammar(typed.readTyped)
export const readAmount = /* @__PURE__ */ withGrammar(typed.readAmount)
