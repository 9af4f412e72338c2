import { expect, test } from 'vitest'
import { beginDemo, check, chooseText, clientSeedOf, draw, DRAWS_MAX, mayDraw, open } from './demo.ts'

const SEED = 'ab'.repeat(32)
const drawn = draw(draw(beginDemo(SEED, 'luna')))

test('an honest demonstration passes its own check', () => {
  expect(check(open(drawn))).toEqual({ sealMatches: true, orderShown: true, drawsRepeat: true })
  expect(clientSeedOf(drawn)).toBe(`luna-${drawn.seal.slice(0, 32)}`)
})

test('a seed swapped after the commitment is caught', () => {
  expect(check({ ...drawn, serverSeed: 'cd'.repeat(32) })).toEqual({
    sealMatches: false,
    orderShown: false,
    drawsRepeat: false,
  })
})

test('a changed draw is caught', () => {
  expect(check({ ...drawn, draws: [[0, 0, 0, 0, 0]] }).drawsRepeat).toBe(false)
})

test('the user’s text counts, and is fixed by the first draw', () => {
  const other = draw(chooseText(beginDemo(SEED, 'luna'), 'sol'))
  expect(other.draws[0]).not.toEqual(drawn.draws[0])
  expect(chooseText(drawn, 'sol').ownText).toBe('luna')
})

test('nothing is drawn without a valid text, past the limit, or after the reveal', () => {
  for (const text of ['', 'has space', 'has:colon', 'x'.repeat(32)]) expect(mayDraw(beginDemo(SEED, text))).toBe(false)
  expect(draw(open(drawn)).draws).toHaveLength(2)
  const full = Array.from({ length: DRAWS_MAX + 3 }).reduce<typeof drawn>((demo) => draw(demo), beginDemo(SEED, 'luna'))
  expect(full.draws).toHaveLength(DRAWS_MAX)
})
