/** What the present moment shown first does not need; together in one file to load. */
export { ClockChange } from './clock-change.tsx'
export { MomentFacts } from './moment-facts.tsx'
export { Remarks } from './remarks.tsx'
