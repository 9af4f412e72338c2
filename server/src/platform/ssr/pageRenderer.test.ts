import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { seconds } from '@ronda/core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { openPageRenderer, type PageRenderer } from './pageRenderer.ts'

const PAGE = '<!doctype html><html lang="es"><head><title>Built</title></head><body><div id="root"></div></body></html>'
/** Renders the number of the rendering; `/broken` cannot be rendered, and `/once` only the first time. */
const PROGRAM = `
  let renderings = 0
  export async function renderPage({ path, language, origin }) {
    if (path === '/broken' || (path === '/once' && renderings > 0)) throw new Error('cannot be rendered')
    renderings += 1
    return { head: path === '/' ? '<title>Rendered</title><link>' : '<link>', body: \`\${origin}\${path} $& \${renderings}\`, sketch: path === '/window' ? 'window' : '', state: '{}' }
  }`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronda-ssr-'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'renderPage.mjs'), PROGRAM)
})
afterAll(() => rmSync(folder, { recursive: true }))

let nowMs = 0
let pageRenderer: PageRenderer | undefined
afterEach(() => pageRenderer?.close())

function open(program = 'renderPage.mjs'): PageRenderer {
  nowMs = 0
  pageRenderer = openPageRenderer({
    pages: folder,
    program: join(folder, program),
    origin: () => 'http://server',
    clock: { nowMs: () => nowMs },
    log: openLog('silent'),
  })
  return pageRenderer
}

/** The first rendering waits for its thread; until then there is no page. */
async function rendered(from: PageRenderer, path: string): Promise<string> {
  const page = await expect
    .poll(() => from.page(path, 'en'))
    .toBeDefined()
    .then(() => from.page(path, 'en'))
  expect(brotliDecompressSync(page?.br ?? '').toString()).toBe(Buffer.from(page?.plain ?? '').toString())
  return Buffer.from(page?.plain ?? '').toString()
}

test('a page contains its language, its path, its first screen and its state', async () => {
  const html = await rendered(open(), '/')
  expect(html).toContain('<html lang="en" data-path="/">')
  expect(html).toContain('<head><title>Rendered</title><link></head>')
  // Text is inserted literally, also where it contains replacement patterns.
  expect(html).toContain(
    '<div id="root">http://server/ $& 1</div><script type="application/json" id="state">{}</script>',
  )
})

test('a dialog is rendered into an element of its own', async () => {
  const html = await rendered(open(), '/window')
  expect(html).toContain('</div><div id="sketch">window</div>')
  expect(html).toContain('<head><title>Built</title><link></head>')
})

test('a page is cached until it is stale, then served stale while the next is rendered', async () => {
  const from = open()
  expect(await rendered(from, '/')).toContain(' 1<')
  nowMs += seconds(9)
  expect(await rendered(from, '/')).toContain(' 1<')
  nowMs += seconds(2)
  expect(await rendered(from, '/')).toContain(' 1<')
  await expect.poll(() => rendered(from, '/')).toContain(' 2<')
})

test('after forget a page is rendered again', async () => {
  const from = open()
  await rendered(from, '/')
  from.forget()
  expect(await rendered(from, '/')).toContain(' 2<')
})

test('a page that fails to render is undefined, and does not stop the others', async () => {
  const from = open()
  expect(await from.page('/broken', 'en')).toBeUndefined()
  expect(await rendered(from, '/')).toContain('http://server/')
})

test('a page that no longer renders is not served from the cache', async () => {
  const from = open()
  expect(await rendered(from, '/once')).toContain(' 1<')
  nowMs += seconds(11)
  await expect.poll(() => from.page('/once', 'en')).toBeUndefined()
})

test('without a program every page is undefined', async () => {
  expect(await open('nowhere.mjs').page('/', 'en')).toBeUndefined()
})
