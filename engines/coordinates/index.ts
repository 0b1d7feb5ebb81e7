export {
  type AxisOrder,
  type CrsReference,
  type Projection,
  type ProjectionProblem,
  projectionFrom,
  readCrsReference,
} from './projection.ts'
