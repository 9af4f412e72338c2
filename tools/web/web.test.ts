import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFolder } from './compress.ts'
import { hashSources } from './sources.ts'

function folderWith(files: Readonly<Record<string, string>>): (path: string, text: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text: string): string => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    return folder
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return write
}

const project = {
  'package-lock.json': '{}',
  'core/src/money.ts': 'one',
  'web/site/src/app/main.tsx': 'page',
  'web/base/src/call/api.ts': 'call',
  'web/office/src/app/main.tsx': 'desk',
  'web/play/src/main.tsx': 'game',
}

test.each([
  ['core/src/money.ts', true],
  ['web/site/index.html', true],
  ['web/site/src/app/main.tsx', true],
  ['web/base/src/call/api.ts', true],
  ['package-lock.json', true],
  ['web/office/src/app/main.tsx', false],
  ['web/play/src/main.tsx', false],
  ['server/src/app/main.ts', false],
  ['core/src/money.test.ts', false],
  ['web/site/dist/index.html', false],
])('after a change of %s the site is stale: %s', (path, isStale) => {
  const write = folderWith(project)
  const before = hashSources(write('core/src/id.ts', 'two'), 'site')
  expect(hashSources(write(path, 'changed'), 'site') !== before).toBe(isStale)
})

test('text files get a brotli and a gzip version beside them; pictures and tiny files do not', async () => {
  const text = 'const ronda = 1\n'.repeat(100)
  const folder = folderWith({ 'a/app.js': text, 'tiny.css': 'a{}' })('logo.png', text)
  await compressFolder(folder)
  expect(brotliDecompressSync(readFileSync(join(folder, 'a/app.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'a/app.js.gz'))).toString()).toBe(text)
  expect(() => readFileSync(join(folder, 'tiny.css.br'))).toThrow('ENOENT')
  expect(() => readFileSync(join(folder, 'logo.png.br'))).toThrow('ENOENT')
})
