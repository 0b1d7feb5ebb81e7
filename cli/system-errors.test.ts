import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageOf } from './system-errors.ts'
import { sayIn } from './texts.ts'

const told = (code: string, path?: string) =>
  messageOf(Object.assign(new Error(`${code}: as Node says it`), { code, ...(path && { path }) }), sayIn('en'))

test('what the computer refuses is told in words, by the name that was typed', () => {
  const file = join('folder', 'a.kml')
  expect(told('ENOENT', `${file}.part`)).toBe('no such folder: folder')
  for (const code of ['EACCES', 'EPERM', 'EROFS']) {
    expect(told(code, `${file}.part`)).toBe(`not allowed to read or write: ${file}`)
    expect(told(code, file)).toBe(`not allowed to read or write: ${file}`)
    expect(told(code)).toBe(`${code}: as Node says it`)
  }
  expect(told('ENOENT')).toBe('ENOENT: as Node says it')
  expect(told('ENOSPC', file)).toBe('no room left on the disk')
  expect(told('EISDIR', `${file}.2.part`)).toBe(`${file} is a folder, and a file is to be written`)
  expect(told('EIO', file)).toBe('EIO: as Node says it')
  expect(messageOf('a word', sayIn('en'))).toBe('a word')
})
