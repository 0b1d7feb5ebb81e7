import { extensionOf } from '../bytes/input.ts'
import { formatMetas } from './format-metas.ts'

const extensions: ReadonlySet<string> = new Set(formatMetas.map((meta) => meta.extension))

/** Not what macOS adds to an archive, nor what hides. */
export const isOwnFile = (name: string): boolean => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name)

/** Whether a file's name says that it is a map or a table of places. Names that many things have (`.json`, `.txt`) do not say so. */
export const isMapName = (name: string): boolean => isOwnFile(name) && extensions.has(extensionOf(name))
