import { GAME_TYPES } from '@ronda/contract'
import { arcadeTitles, sharedTitles, slotTitles, vendors } from '@ronda/games'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverUrl, urlOf } from './address.lib.ts'
import { pathOf, pictureAt, picturesAhead, type Picture } from './pictures.ts'

const codes = [...slotTitles(), ...arcadeTitles, ...sharedTitles].map(({ gameCode }) => gameCode)
const first = codes.slice(0, 3)

test('the path of every picture parses back to the same picture', () => {
  for (const picture of picturesAhead(first)) expect(pictureAt(pathOf(picture))).toEqual(picture)
  for (const { code: vendor } of vendors) {
    for (const gameType of GAME_TYPES) {
      const picture: Picture = { kind: 'vendor', vendor, gameType, state: 'ACTIVE' }
      expect(pictureAt(pathOf(picture))).toEqual(picture)
    }
  }
})

test.each([
  ['/art/cover/es/NO_SUCH_GAME_rx2.webp'],
  ['/art/cover/fr/FERIA_DE_LUZ_rx2.webp'],
  ['/art/cover/es/feria_de_luz_rx2.webp'],
  ['/art/cover/es/FERIA_DE_LUZ_rx3.webp'],
  ['/art/cover/es/FERIA_DE_LUZ.webp'],
  ['/art/cover/es/FERIA_DE_LUZ_rx2.webp/'],
  ['/art/cover/es/../es/FERIA_DE_LUZ_rx2.webp'],
  ['/art/cover/es/..%2f..%2fetc%2fpasswd_rx2.webp'],
  ['/art/cover/../../../../etc/passwd'],
  ['/art/vendor/NOBODY/RNG/ACTIVE.webp'],
  ['/art/vendor/MAREA/SLOT/ACTIVE.webp'],
  ['/art/vendor/MAREA/RNG/active.webp'],
  ['/art/list/RNG/GREEN.svg'],
  ['/art/list/__proto__/WHITE.svg'],
  ['/art/list/constructor/WHITE.svg'],
  ['/art/submenu/toString.webp'],
  ['/art/banner/welcome/tall.webp'],
  ['/art/banner/../wide.webp'],
  ['/art/winner/256.webp'],
  ['/art/winner/007.webp'],
  ['/art/winner/-1.webp'],
  ['/art/rank/0.svg'],
  ['/art/rank/6.svg'],
  ['/art/rank/01.svg'],
  ['/art/default/other.webp'],
  ['/art/default.png'],
  ['/art/__proto__/x'],
  ['/art'],
  [''],
])('%s is no picture', (path) => {
  expect(pictureAt(path)).toBeUndefined()
})

test('any path is the exact path of one picture, or no picture', () => {
  const part = fc.oneof(
    fc.constantFrom('art', 'cover', 'list', 'winner', 'es', '..', '.', '', '%2e%2e', 'RNG', 'WHITE.svg', '12.webp'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const path = `/${parts.join('/')}`
      const picture = pictureAt(path)
      if (picture) expect(pathOf(picture)).toBe(path)
    }),
  )
})

test('URLs differ by game, size and language, and are stable', () => {
  const urls = codes
    .slice(0, 500)
    .flatMap((code) => [coverUrl(code, 'es'), coverUrl(code, 'en'), coverUrl(code, 'es', 'large')])
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of urls) expect(url).toMatch(/^\/art\/cover\/(es|en)\/[A-Z0-9_]+(_large)?_rx2\.webp\?v=[0-9a-f]{16}$/)
  expect(codes.slice(0, 500).map((code) => coverUrl(code, 'es'))).toEqual(urls.filter((_, at) => at % 3 === 0))
})

test('drawing ahead starts with the given games and covers every title once in each language', () => {
  const ahead = [...picturesAhead([...first].toReversed())]
  const tiles = ahead.flatMap((picture) => (picture.kind === 'cover' && picture.size === 'tile' ? [picture] : []))
  expect(tiles.slice(0, 2).map(({ gameCode }) => gameCode)).toEqual([codes[2], codes[2]])
  expect(tiles).toHaveLength(codes.length * 2)
  expect(new Set(ahead.map(urlOf)).size).toBe(ahead.length)
})
