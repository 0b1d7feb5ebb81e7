import type { FormatId, WriteOptions } from '#engines/geodata/index.ts'
import { fateText } from './fate-text.ts'
import { fatesOfFiles, type KnownFile } from './fates-of-files.ts'

interface TargetFatesProps {
  files: readonly KnownFile[]
  to: FormatId
  options: WriteOptions
}

/** What of the files a target keeps and what not. */
export const TargetFates = ({ files, to, options }: TargetFatesProps) =>
  fateText(fatesOfFiles(files, to, options), files.length)
