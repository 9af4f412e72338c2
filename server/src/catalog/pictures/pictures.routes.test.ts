import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slotTitles } from '@ronda/games'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makeRefuse } from '../../platform/http/refuse.ts'
import { CACHE_IMMUTABLE } from '../../platform/pictures/pictures.ts'
import {
  bannerUrl,
  coverUrl,
  defaultGameUrl,
  listIconUrl,
  submenuUrl,
  vendorIconUrl,
  winnerUrl,
} from './address.lib.ts'
import { cacheFolder } from './pictureCache.actions.ts'
import { openPictures } from './pictures.actions.ts'
import { servePictures } from './pictures.routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'ronda-pictures-'))
const pictures = openPictures(folder)
const app = Fastify()
servePictures(
  app,
  pictures,
  makeRefuse((code) => code),
)

afterAll(async () => {
  pictures.close()
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const cached = (): readonly string[] => readdirSync(cacheFolder(folder))
const gameCode = (at: number): string => slotTitles()[at]?.gameCode ?? ''

test.each([
  [coverUrl('FERIA_DE_LUZ', 'es'), 288, 384],
  [coverUrl('FERIA_DE_LUZ', 'es', 'large'), 480, 640],
  [coverUrl(gameCode(7), 'en'), 288, 384],
  [coverUrl(gameCode(7), 'es', 'large'), 480, 640],
  [vendorIconUrl('MAREA', 'RNG', 'DEFAULT'), 440, 144],
  [vendorIconUrl('MAREA', 'RNG', 'ACTIVE'), 440, 144],
  [submenuUrl('RNG'), 640, 360],
  [bannerUrl('welcome', 'wide'), 1440, 420],
  [bannerUrl('welcome', 'phone'), 720, 480],
  [winnerUrl(4_000_000_007), 128, 128],
  [defaultGameUrl(), 288, 384],
])('%s is a picture of %i × %i that may be cached for ever', async (url, width, height) => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': CACHE_IMMUTABLE })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height })
})

test('a list icon is sent as SVG', async () => {
  const reply = await app.inject(listIconUrl('RNG', 'COLOR'))
  expect(reply.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': CACHE_IMMUTABLE })
  expect(reply.body).toMatch(/^<svg /)
})

test('a URL with an old version or none serves the current picture, cached for a short time only', async () => {
  const [path = ''] = coverUrl('FERIA_DE_LUZ', 'es').split('?')
  const { rawPayload } = await app.inject(coverUrl('FERIA_DE_LUZ', 'es'))
  for (const url of [path, `${path}?v=0123456789abcdef`, `${path}?v=a&v=b`]) {
    const reply = await app.inject(url)
    expect(reply.rawPayload.equals(rawPayload)).toBe(true)
    expect(reply.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400')
  }
})

test.each([
  '/art/cover/es/NO_SUCH_GAME_rx2.webp',
  '/art/cover/es/..%2F..%2FFERIA_DE_LUZ_rx2.webp',
  '/art/cover/es/%2e%2e/%2e%2e/x_rx2.webp',
  '/art/cover/es/FERIA_DE_LUZ%00_rx2.webp',
  '/art/list/RNG/../../x.svg',
  `/art/cover/es/${'A'.repeat(5_000)}_rx2.webp`,
])('%s is not found and stores no file', async (url) => {
  const before = cached()
  expect((await app.inject(url)).statusCode).toBe(404)
  expect(cached()).toEqual(before)
})

test('a hundred requests for the same picture share one drawing; a flood of different ones is refused', async () => {
  const url = coverUrl(gameCode(100), 'es')
  const same = await Promise.all(Array.from({ length: 100 }, () => app.inject(url)))
  expect(new Set(same.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const flood = await Promise.all(
    Array.from({ length: 220 }, (_, at) => app.inject(`/art/winner/${at}.webp`).then(({ statusCode }) => statusCode)),
  )
  expect(new Set(flood)).toEqual(new Set([200, 503]))
  expect(flood.filter((status) => status === 200).length).toBeGreaterThanOrEqual(160)
})

test('a network that requests hundreds of new covers delays no other network, even for the same covers', async () => {
  const done: string[] = []
  const ask = async (network: string, at: number): Promise<number> => {
    const { statusCode } = await app.inject({
      method: 'GET',
      url: coverUrl(gameCode(at), 'en', 'large'),
      remoteAddress: network,
    })
    if (statusCode === 200) done.push(network)
    return statusCode
  }
  const flood = Array.from({ length: 300 }, (_, at) => ask(`192.0.2.${at % 250}`, 500 + at))
  // Some that the flood waits for too, and some that no other client has requested.
  const others = await Promise.all([650, 651, 900, 901].map((at) => ask('198.51.100.1', at)))
  expect(others).toEqual([200, 200, 200, 200])
  expect(done.length).toBeLessThan(40)
  const statuses = await Promise.all(flood)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(100)
})
