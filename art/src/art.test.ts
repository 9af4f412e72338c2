import { expect, test } from 'vitest'
import {
  AVATARS,
  BANNERS,
  GLYPHS,
  GOODS,
  goodSvg,
  PROMOTION_PICTURES,
  promotionSvg,
  bannerSvg,
  defaultGameIconSvg,
  listIconSvg,
  RANK_BADGES,
  rankSvg,
  submenuSvg,
  vendorIconSvg,
  winnerSvg,
  type Category,
  avatarOf,
  avatarSvg,
  backgroundLayers,
  backgroundSvg,
  brandMark,
  coinSvg,
  coverSvg,
  frameBulbs,
  reelFrameSvg,
  symbolSvg,
  themes,
  titleSvg,
  wordmark,
} from './index.ts'
import { idsIn, parseXml, referencesIn } from './testing/xml.ts'

const theme = themes.feria
const categories = Object.keys(GLYPHS) as Category[]
const box = { width: 374, height: 286, border: 16, columns: 5 }
const cover = { title: 'Feria de Luz', width: 300, height: 400, seed: 7 }

const drawAll = (): readonly (readonly [string, string])[] => [
  ...theme.symbols.map((design, symbol) => [design.name, symbolSvg(theme, symbol, 160)] as const),
  ...backgroundLayers(theme, 390, 844).map(({ name, svg }) => [`layer ${name}`, svg] as const),
  ['background', backgroundSvg(theme, 800, 500)],
  ...Array.from({ length: RANK_BADGES }, (_, at) => [`rank ${at + 1}`, rankSvg(at + 1, 128)] as const),
  ['cover', coverSvg(theme, cover)],
  ['title', titleSvg(theme, 374, 110)],
  ['frame', reelFrameSvg(theme, box)],
  ...[0, 1, 2, 3, 4, 5, AVATARS - 1].map((avatar) => [`avatar ${avatar}`, avatarSvg(avatar, 96)] as const),
  ...BANNERS.flatMap((set, banner) => [
    [`banner ${set.id}`, bannerSvg(banner, 'wide')] as const,
    [`phone banner ${set.id}`, bannerSvg(banner, 'phone')] as const,
  ]),
  ...categories.flatMap((category) => [
    [`menu of ${category}`, submenuSvg(category)] as const,
    [`white ${category}`, listIconSvg(category, 'WHITE', 48)] as const,
    [`colour ${category}`, listIconSvg(category, 'COLOR', 48)] as const,
    [`purple ${category}`, listIconSvg(category, 'PURPLE', 48)] as const,
  ]),
  ['vendor', vendorIconSvg({ vendor: 'MAREA', name: 'Marea', category: 'RNG', state: 'DEFAULT', height: 72 })],
  ['active vendor', vendorIconSvg({ vendor: 'MAREA', name: 'Marea', category: 'RNG', state: 'ACTIVE', height: 72 })],
  [
    'unknown vendor',
    vendorIconSvg({ vendor: 'NOBODY', name: 'Órbita Ñ', category: 'RNG', state: 'ACTIVE', height: 72 }),
  ],
  ...[0, 1, 2, 3].map((number) => [`winner ${number}`, winnerSvg(number, 96)] as const),
  ...GOODS.map((name) => [`good ${name}`, goodSvg(name, 480)] as const),
  ...PROMOTION_PICTURES.map((name) => [`promotion ${name}`, promotionSvg(name, 640)] as const),
  ['fallback', defaultGameIconSvg(300, 400)],
  ['coin', coinSvg(64)],
  ['mark', brandMark(64)],
  ['wordmark on dark', wordmark(32, 'onDark')],
  ['wordmark on light', wordmark(32, 'onLight')],
]

test.each(drawAll())(
  '%s is well-formed, uses only definitions of its own, and loads nothing from outside',
  (_, svg) => {
    const root = parseXml(svg)
    expect(root.name).toBe('svg')
    expect(root.attributes['xmlns']).toBe('http://www.w3.org/2000/svg')
    const ids = idsIn(root)
    expect(new Set(ids).size).toBe(ids.length)
    for (const reference of referencesIn(svg)) expect(ids).toContain(reference)
    expect(svg).not.toMatch(
      /NaN|undefined|Infinity|<text|font|<script|<filter| filter=| opacity=|https?:\/\/(?!www\.w3\.org)/,
    )
  },
)

test('the same request draws the same picture', () => {
  expect(drawAll()).toEqual(drawAll())
})

test('no two pictures share a definition, so all can be used in one page', () => {
  const ids = drawAll().flatMap(([, svg]) => idsIn(parseXml(svg)))
  expect(new Set(ids).size).toBe(ids.length)
})

test('every symbol is a picture of its own', () => {
  const bodies = theme.symbols.map((design, symbol) => symbolSvg(theme, symbol, 160).replaceAll(design.name, ''))
  expect(new Set(bodies).size).toBe(theme.symbols.length)
})

test('only high-paying symbols are drawn in gold', () => {
  theme.symbols.forEach((design, symbol) => {
    expect(symbolSvg(theme, symbol, 160).includes('-gold"')).toBe(design.kind !== 'royal')
  })
})

test('covers of different games differ', () => {
  const seeds = [1, 2, 3, 4, 5].map((seed) => coverSvg(theme, { ...cover, seed }))
  expect(new Set(seeds).size).toBe(5)
})

test('the bulbs of a frame are evenly spaced around it', () => {
  const bulbs = frameBulbs(box)
  const gaps = bulbs.map(([x, y], index) => {
    const [nextX, nextY] = bulbs[(index + 1) % bulbs.length] ?? [0, 0]
    return Math.hypot(nextX - x, nextY - y)
  })
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.15)
})

test('every avatar is used by some seed, and avatars of neighbouring seeds differ clearly', () => {
  const worn = Array.from({ length: 5_000 }, (_, seed) => avatarOf(10_000_001 + seed))
  expect(new Set(worn).size).toBe(AVATARS)
  expect(worn.filter((avatar, at) => avatar === worn[at - 1]).length).toBeLessThan(100)
})

test('there are banners enough for the home group, and winners have different pictures', () => {
  expect(BANNERS.length).toBeGreaterThanOrEqual(6)
  const faces = Array.from({ length: 40 }, (_, number) => winnerSvg(number, 96).replaceAll(/winner\d+/g, ''))
  expect(new Set(faces).size).toBeGreaterThan(30)
})
