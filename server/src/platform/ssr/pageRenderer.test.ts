import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { seconds } from '@ronda/core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { openPageRenderer, type PageRenderer } from './pageRenderer.ts'

const PAGE = '<!doctype html><html lang="es"><head></head><body><div id="root"></div></body></html>'
/** Paints the number of the painting; `/broken` cannot be painted, and `/once` only the first time. */
const PROGRAM = `
  let paintings = 0
  export async function renderPage({ path, language, origin }) {
    if (path === '/broken' || (path === '/once' && paintings > 0)) throw new Error('no colours')
    paintings += 1
    return { head: '<link>', body: \`\${origin}\${path} $& \${paintings}\`, sketch: path === '/window' ? 'window' : '', state: '{}' }
  }`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronda-paint-'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'paint.mjs'), PROGRAM)
})
afterAll(() => rmSync(folder, { recursive: true }))

let nowMs = 0
let pageRenderer: PageRenderer | undefined
afterEach(() => pageRenderer?.close())

function open(program = 'paint.mjs'): PageRenderer {
  nowMs = 0
  pageRenderer = openPageRenderer({
    pages: folder,
    program: join(folder, program),
    origin: () => 'http://house',
    clock: { nowMs: () => nowMs },
    log: openLog('silent'),
  })
  return pageRenderer
}

/** The first painting waits for its thread; whoever asks meanwhile draws the page themselves. */
async function painted(from: PageRenderer, path: string): Promise<string> {
  const page = await expect
    .poll(() => from.page(path, 'en'))
    .toBeDefined()
    .then(() => from.page(path, 'en'))
  expect(brotliDecompressSync(page?.br ?? '').toString()).toBe(Buffer.from(page?.plain ?? '').toString())
  return Buffer.from(page?.plain ?? '').toString()
}

test('a page comes with its language, its path, its screen and what it was made from', async () => {
  const html = await painted(open(), '/')
  expect(html).toContain('<html lang="en" data-path="/">')
  expect(html).toContain('<link></head>')
  // Text is put in as it is, whatever a replacement would read into it.
  expect(html).toContain(
    '<div id="root">http://house/ $& 1</div><script type="application/json" id="state">{}</script>',
  )
})

test('a window has a place of its own', async () => {
  expect(await painted(open(), '/window')).toContain('</div><div id="sketch">window</div>')
})

test('a painting is shown again until it is old, then once more while the next is made', async () => {
  const from = open()
  expect(await painted(from, '/')).toContain(' 1<')
  nowMs += seconds(9)
  expect(await painted(from, '/')).toContain(' 1<')
  nowMs += seconds(2)
  expect(await painted(from, '/')).toContain(' 1<')
  await expect.poll(() => painted(from, '/')).toContain(' 2<')
})

test('what is forgotten is painted anew', async () => {
  const from = open()
  await painted(from, '/')
  from.forget()
  expect(await painted(from, '/')).toContain(' 2<')
})

test('what cannot be painted draws itself, and does not stop the rest', async () => {
  const from = open()
  expect(await from.page('/broken', 'en')).toBeUndefined()
  expect(await painted(from, '/')).toContain('http://house/')
})

test('a page that can be painted no longer is not shown as it once was', async () => {
  const from = open()
  expect(await painted(from, '/once')).toContain(' 1<')
  nowMs += seconds(11)
  await expect.poll(() => from.page('/once', 'en')).toBeUndefined()
})

test('without a program every page draws itself', async () => {
  expect(await open('nowhere.mjs').page('/', 'en')).toBeUndefined()
})
