import { expect, test } from 'vitest'
import { VIEWERS, type Viewer } from '@ronda/base/member/roles.ts'
import { gamesMenu, brandMenu } from './menu.ts'

const idsOf = (entries: ReturnType<typeof gamesMenu>) => entries.map(({ id }) => id)
const offerTo = (viewer: Viewer, hasService = false) => ({ viewer, hasService, mayInvite: true })
const visitor = offerTo('visitor')

test('categories are in the server’s order, after home', () => {
  const categories = [
    { category: 'LIVE', vendors: ['A'] },
    { category: 'RNG', vendors: ['B'] },
  ] as const
  expect(idsOf(gamesMenu(categories, visitor))).toEqual(['home', 'LIVE', 'RNG', 'favorites', 'promotions'])
})

test('cockfight is listed after the others, and only where it has games', () => {
  const categories = [
    { category: 'COCKFIGHT', vendors: ['A'] },
    { category: 'FISH', vendors: ['A'] },
  ] as const
  expect(idsOf(gamesMenu(categories, visitor))).toEqual(['home', 'FISH', 'COCKFIGHT', 'favorites', 'promotions'])
  expect(idsOf(gamesMenu([], visitor))).toEqual(['home', 'favorites', 'promotions'])
})

test('the person’s pages come before the brand’s', () => {
  expect(idsOf(brandMenu(offerTo('member', true)))).toEqual([
    'bets',
    'rewards',
    'rank',
    'pointMall',
    'referral',
    'download',
    'service',
    'fairness',
    'help',
    'speed',
  ])
})

test('who is not offered to invite others has no link to it', () => {
  expect(idsOf(brandMenu({ ...offerTo('member'), mayInvite: false }))).not.toContain('referral')
})

test('customer service is offered only where it has a channel', () => {
  for (const viewer of VIEWERS) {
    expect(idsOf(brandMenu(offerTo(viewer, true)))).toContain('service')
    expect(idsOf(brandMenu(offerTo(viewer)))).not.toContain('service')
  }
})

test.each(['trial', 'operator'] as const)(
  'a %s account is not offered the lists and records it cannot have',
  (viewer) => {
    const ids = [...idsOf(gamesMenu([], offerTo(viewer))), ...idsOf(brandMenu(offerTo(viewer)))]
    expect(ids).not.toContain('favorites')
    expect(ids).not.toContain('bets')
    expect(ids).not.toContain('rewards')
  },
)
