import site from 'built-site-map'
import { createWorker } from './worker.ts'

export default createWorker(site)
