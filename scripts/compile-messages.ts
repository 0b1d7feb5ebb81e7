/** Compiles messages/ for checks that run without a build (types, unit tests). */
import { compile } from '@inlang/paraglide-js'
import { paraglide } from './paraglide-options.ts'

await compile(paraglide)
