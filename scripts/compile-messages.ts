/** Compiles messages/ for checks that run without a build (types, unit tests). */
import { compile } from '@inlang/paraglide-js'
import { paraglide } from './paraglide-options.ts'

await compile(paraglide)

// The compiler leaves timers of half a minute behind, and a process waits for those.
process.exit()
