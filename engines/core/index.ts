export { isLanguage, type Language, type Localized, languages } from './language.ts'
export { failure, type Problem, type Result, success } from './result.ts'
