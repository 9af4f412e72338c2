import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readOrDraw } from './pictures.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronda-pictures-'))
  return () => rmSync(folder, { recursive: true })
})

const drawing = (text: string) => () => Promise.resolve(Buffer.from(text))

test('a picture is drawn once and then read from its file', async () => {
  const path = join(folder, 'a', 'sun.webp')
  expect((await readOrDraw(path, drawing('first'))).toString()).toBe('first')
  expect((await readOrDraw(path, drawing('second'))).toString()).toBe('first')
  expect(readdirSync(join(folder, 'a'))).toEqual(['sun.webp'])
})

test('a picture that cannot be stored is returned, and drawn again the next time', async () => {
  writeFileSync(join(folder, 'no-folder'), '')
  const path = join(folder, 'no-folder', 'sun.webp')
  expect((await readOrDraw(path, drawing('first'))).toString()).toBe('first')
  expect((await readOrDraw(path, drawing('second'))).toString()).toBe('second')
})
