import { calls, MEMBER_TYPES, type GameItem, type MemberInfo } from '@ronda/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memberQuery } from '@ronda/base/member/session.ts'
import { setFavourites } from '../favourite/favouriteStore.ts'
import { renderInSite, visitorQueries, type RenderedSite } from '../testing/renderInSite.tsx'
import { GameTile } from './GameTile.tsx'

const game: GameItem = {
  nodeId: 7,
  gameCode: 'TIGRE_DORADO',
  gameName: 'Tigre dorado',
  nodeName: 'Tigre dorado',
  displayName: 'Golden Tiger',
  gameType: 'RNG',
  vassalage: 'SEDA',
  gameClassify: 'SLOT',
  iconUrl: 'data:,',
  lagerIcon: 'data:,',
  showIcon: true,
  isGame: 'GAME',
  isHot: 0,
  isNew: 0,
  supportPlay: 0,
  isMaintained: false,
  facts: { returnPerMyriad: 9_612, volatility: 'low', lines: 20, minBet: 20_000n, features: [] },
  placing: 'order',
}

/** Requests of the page, each answered as the test wants. */
let sent: string[] = []
let isRefused = false
const realFetch = globalThis.fetch

beforeEach(() => {
  sent = []
  isRefused = false
  setFavourites(undefined)
  globalThis.fetch = async (input, init) => {
    const path = new URL(new Request(input).url).pathname
    if (!path.startsWith('/wps/')) return realFetch(input, init)
    sent.push(path)
    return Response.json(isRefused ? { success: false, code: 'favourite.too_many' } : { success: true, value: {} })
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const openTile = (shown: Partial<GameItem>, queries = visitorQueries()) =>
  renderInSite(<GameTile game={{ ...game, ...shown }} studio="Seda" priority="first" />, { at: '/rng', queries })

function memberQueries(type: number = MEMBER_TYPES.member) {
  const queries = visitorQueries()
  queries.setQueryData(memberQuery.queryKey, { account: 'ana', type } as MemberInfo)
  return queries
}

test.each([
  { flags: { isNew: 1 }, shown: ['New'] },
  { flags: { isHot: 1 }, shown: ['Hot'] },
  { flags: { isNew: 1, isHot: 1 }, shown: ['New', 'Hot'] },
  { flags: {}, shown: [] },
  { flags: { isNew: 1, isMaintained: true }, shown: ['Under maintenance'] },
] as const)('a game with $flags has the badges $shown', async ({ flags, shown }) => {
  const { screen } = await openTile(flags)
  for (const badge of ['New', 'Hot', 'Under maintenance']) {
    const count = shown.some((each) => each === badge) ? 1 : 0
    await expect.poll(() => screen.getByText(badge, { exact: true }).elements().length).toBe(count)
  }
})

test('free play is offered only where the game has it', async () => {
  const { screen } = await openTile({})
  await expect.element(screen.getByText('Free', { exact: true })).toBeVisible()
  const paid = await openTile({ supportPlay: 1 })
  await expect.element(paid.screen.getByText('Free', { exact: true })).not.toBeInTheDocument()
})

const heartOf = ({ screen }: RenderedSite) => screen.getByRole('button', { name: 'Golden Tiger: favorite' })

test('a member’s heart changes at once, and the server is told', async () => {
  const heart = heartOf(await openTile({}, memberQueries()))
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => sent).toContain(calls.favourites.addFavourite.path)
})

test('a favourite that the server refuses is undone', async () => {
  isRefused = true
  const heart = heartOf(await openTile({}, memberQueries()))
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor who marks a favourite is led to sign-in and back', async () => {
  const site = await openTile({})
  await heartOf(site).click()
  await expect.poll(site.address).toBe('/login?to=%2Frng')
  expect(sent).toEqual([])
})

test('a trial account’s heart stays empty', async () => {
  const heart = heartOf(await openTile({}, memberQueries(MEMBER_TYPES.trial)))
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  expect(sent).toEqual([])
})
