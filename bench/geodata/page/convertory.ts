import { convert, type FormatId, inputFromBlob } from '../../../engines/geodata/index.ts'
import { publish } from './result.ts'

publish(async (file, from, to) => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const result = await convert({
    inputs: [inputFromBlob(file.name, file)],
    from: from as FormatId,
    to: to as FormatId,
    write: (chunk) => void parts.push(new Uint8Array(chunk)),
  })
  if (!result.ok) throw new Error(result.problem.code)
  return new Blob(parts)
})
