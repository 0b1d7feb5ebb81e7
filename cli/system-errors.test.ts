import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { messageOf, problemOf } from './system-errors.ts'
import { sayIn } from './texts.ts'

const refused = (code: string, path?: string, syscall = 'open') =>
  Object.assign(new Error(`${code}: as Node says it`), { code, syscall, ...(path && { path }) })
const told = (...error: Parameters<typeof refused>) => messageOf(refused(...error), sayIn('en'))

test('what the computer refuses is told in words, by the name that was typed', () => {
  const file = join('folder', 'a.kml')
  expect(told('ENOENT', `${file}.part`)).toBe('no such folder: folder')
  expect(told('ENOTDIR', `${file}.part`)).toBe('no such folder: folder')
  expect(told('ENOTDIR', file, 'mkdir')).toBe(`${file} is a file, and a folder is wanted`)
  expect(told('EEXIST', file, 'mkdir')).toBe(`${file} is a file, and a folder is wanted`)
  for (const code of ['EACCES', 'EPERM']) {
    expect(told(code, `${file}.part`)).toBe(`not allowed to read or write: ${file}`)
    expect(told(code, file)).toBe(`not allowed to read or write: ${file}`)
  }
  expect(told('EROFS', `${file}.part`)).toBe(`only reading is possible there: ${file}`)
  expect(told('ELOOP', file)).toBe(`${file}: links lead in a circle`)
  expect(told('ENAMETOOLONG', `${file}.part`)).toBe(`${file}: the name is too long for this system`)
  for (const code of ['ENOSPC', 'EDQUOT']) expect(told(code, file)).toBe('no room left on the disk')
  expect(told('EISDIR', `${file}.2.part`)).toBe(`${file} is a folder, and a file is to be written`)
  expect(told('EIO', `${file}.part`)).toBe(`${file}: the system refuses (EIO)`)
  expect(problemOf(refused('EIO'))).toEqual({ code: 'system_error', name: 'EIO' })
})

test('what is refused without a name, and what no system said', () => {
  for (const code of ['EACCES', 'ENOENT', 'EIO']) expect(told(code)).toBe(`the system refuses (${code})`)
  expect(messageOf('a word', sayIn('en'))).toBe('a word')
  const ours = Object.assign(new Error('as it was'), { code: 'ERR_INVALID_ARG_TYPE' })
  expect([messageOf(ours, sayIn('en')), problemOf(ours)]).toEqual(['as it was', { code: 'internal' }])
})

test('no language is told what Node says', () => {
  for (const language of languages)
    for (const code of [
      'ENOENT',
      'ENOTDIR',
      'EISDIR',
      'EACCES',
      'EROFS',
      'ELOOP',
      'ENAMETOOLONG',
      'ENOSPC',
      'EIO',
      'EMFILE',
    ])
      for (const path of ['folder/a.kml', undefined])
        expect(messageOf(refused(code, path), sayIn(language)), `${language} ${code}`).not.toContain('as Node says it')
})
