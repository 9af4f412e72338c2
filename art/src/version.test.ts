import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  ART_VERSION,
  backgroundLayers,
  BANNER_SHAPES,
  BANNERS,
  bannerSvg,
  coverSvg,
  defaultGameIconSvg,
  GLYPHS,
  GOODS,
  goodSvg,
  PROMOTION_PICTURES,
  promotionSvg,
  listIconSvg,
  RAIL,
  RANK_BADGES,
  rankSvg,
  reelFrameSvg,
  SCENES,
  skinNameSvg,
  skinRailSvg,
  skinSceneSvg,
  skinSymbolsSvg,
  submenuSvg,
  symbolSvg,
  themes,
  titleCoverSvg,
  titleSvg,
  TONES,
  vendorIconSvg,
  VENDOR_STATES,
  winnerSvg,
  type Category,
  type SceneShape,
} from './index.ts'
import { heroes, subjects } from './testing/subjects.ts'

const NAMES = [
  'El faro de las mil noches',
  'Ñandú azul',
  'Joker & Queen’s 7',
  'Pingüino Güí ÁÉÍÓÚ',
  'Wxyz Bcdfghjklmnpqrstv',
]
const categories = Object.keys(GLYPHS) as Category[]

/** Every hero, land, air, frame, layout and lettering style, one of everything else that the lobby shows, and skins. */
function* samples(): Generator<string> {
  for (const [at, subject] of subjects.entries())
    yield titleCoverSvg(subject, NAMES[at % NAMES.length] ?? '', { width: 300, height: 400 })
  yield coverSvg(themes.feria, { title: 'Feria de Luz', width: 300, height: 400, seed: 1001 })
  for (const banner of BANNERS.keys()) for (const shape of BANNER_SHAPES) yield bannerSvg(banner, shape)
  for (const category of categories) {
    yield submenuSvg(category)
    for (const tone of TONES) yield listIconSvg(category, tone, 48)
  }
  for (const state of VENDOR_STATES)
    yield vendorIconSvg({ vendor: 'MAREA', name: 'Marea', category: 'RNG', state, height: 144 })
  for (const good of GOODS) yield goodSvg(good, 480)
  for (const promotion of PROMOTION_PICTURES) yield promotionSvg(promotion, 640)
  for (let face = 0; face < 40; face++) yield winnerSvg(face, 128)
  for (let level = 1; level <= RANK_BADGES; level++) yield rankSvg(level, 128)
  yield defaultGameIconSvg(324, 432)
  for (const [at, subject] of subjects.entries()) {
    const figures = Array.from({ length: 12 }, (_, more) => heroes[(at + more * 19) % heroes.length] ?? subject.hero)
    const skin = { ...subject, figures }
    if (at % 3 === 0) yield skinSymbolsSvg(skin, 160)
    if (at % 4 > 0) continue
    yield skinRailSvg(skin, 1) + skinNameSvg(skin, NAMES[at % NAMES.length] ?? '', 2)
    for (const shape of Object.keys(SCENES) as SceneShape[]) yield skinSceneSvg(skin, shape, 2)
  }
  for (const symbol of themes.feria.symbols.keys()) yield symbolSvg(themes.feria, symbol, 160)
  for (const { svg } of backgroundLayers(themes.feria, 300, 600)) yield svg
  yield reelFrameSvg(themes.feria, RAIL) + titleSvg(themes.feria, 660, 220)
}

// Picture URLs contain a hash of this version. If it stayed the same while pictures change, browsers would use cached
// ones for ever.
test('the version is the hash of all sample pictures: write the expected one into version.ts', () => {
  const digest = createHash('sha256')
  for (const svg of samples()) digest.update(svg)
  expect(ART_VERSION).toBe(digest.digest('hex').slice(0, 8))
})
