import { expect, test } from 'vitest'
import { GAME_TYPES } from '@ronda/contract'
import { addressOf, decideLaunch, hrefOf, type Launchable } from './decideLaunch.ts'

const slot: Launchable = {
  gameCode: 'FERIA_DE_LUZ',
  gameType: 'RNG',
  vassalage: 'RONDA',
  isGame: 'GAME',
  supportPlay: 0,
  isMaintained: false,
}
const unfree: Launchable = { ...slot, supportPlay: 1 }
const live: Launchable = { ...unfree, gameType: 'LIVE' }
const lott: Launchable = { ...unfree, gameType: 'LOTT', vassalage: 'RONDA' }
const elott: Launchable = { ...lott, gameType: 'ELOTT' }
const vn: Launchable = { ...lott, vassalage: 'TCG_LOTTO_VN' }
const sea: Launchable = { ...elott, vassalage: 'TCG_SEA' }
const slotVendor: Launchable = { ...slot, isGame: 'VASSALAGE', vassalage: 'LUMBRE' }
const liveVendor: Launchable = { ...slotVendor, gameType: 'LIVE' }
const closed = (game: Launchable): Launchable => ({ ...game, isMaintained: true })

const stage = (mode: 'real' | 'free') => ({ to: '/seamless', search: { game: 'FERIA_DE_LUZ', mode } })
const lottery = (to: string) => ({ to, search: { gameCode: 'FERIA_DE_LUZ' } })
const vendorPage = { opens: 'page', address: { to: '/rng', search: { vassalage: 'LUMBRE' } } }

test.each([
  // what               game             mode     who        opens
  ['a slot', slot, 'real', 'visitor', { opens: 'login', address: stage('real') }],
  ['a slot', slot, 'real', 'trial', { opens: 'trialNotice' }],
  ['a slot', slot, 'real', 'member', { opens: 'page', address: stage('real') }],
  ['a slot', slot, 'free', 'visitor', { opens: 'page', address: stage('free') }],
  ['a slot', slot, 'free', 'trial', { opens: 'page', address: stage('free') }],
  ['a slot', slot, 'free', 'member', { opens: 'page', address: stage('free') }],
  ['a game without a free trial', unfree, 'free', 'visitor', { opens: 'login', address: stage('real') }],
  ['a game without a free trial', unfree, 'free', 'trial', { opens: 'trialNotice' }],
  ['a live table', live, 'real', 'member', { opens: 'page', address: stage('real') }],
  ['a lottery', lott, 'real', 'visitor', { opens: 'login', address: lottery('/lottery') }],
  ['a lottery', lott, 'real', 'trial', { opens: 'trialNotice' }],
  ['a lottery', lott, 'real', 'member', { opens: 'page', address: lottery('/lottery') }],
  ['an e-lottery', elott, 'real', 'member', { opens: 'page', address: lottery('/lottery') }],
  ['TCG_LOTTO_VN', vn, 'real', 'member', { opens: 'page', address: lottery('/vnLottery') }],
  ['TCG_LOTTO_VN', vn, 'real', 'visitor', { opens: 'login', address: lottery('/vnLottery') }],
  ['TCG_SEA', sea, 'real', 'member', { opens: 'page', address: lottery('/seaLottery') }],
  ['TCG_SEA', sea, 'real', 'visitor', { opens: 'login', address: { to: '/sealottery', search: {} } }],
  ['a vendor of slots', slotVendor, 'real', 'visitor', vendorPage],
  ['a vendor of slots', slotVendor, 'real', 'trial', vendorPage],
  ['any other vendor', liveVendor, 'real', 'visitor', { opens: 'vendorGames' }],
  ['any other vendor', liveVendor, 'real', 'member', { opens: 'vendorGames' }],
  // A game that would not open anyway asks nobody to sign in.
  ['a closed slot', closed(slot), 'real', 'visitor', { opens: 'maintenanceNotice' }],
  ['a closed slot', closed(slot), 'free', 'visitor', { opens: 'maintenanceNotice' }],
  ['a closed slot', closed(slot), 'real', 'trial', { opens: 'maintenanceNotice' }],
  ['a closed lottery', closed(vn), 'real', 'member', { opens: 'maintenanceNotice' }],
] as const)('%s, %$', (_, game, mode, who, opens) => {
  expect(decideLaunch(game, mode, who)).toEqual(opens)
})

test('the address of a game does not depend on the user, and a vendor’s games are in its lobby', () => {
  expect(addressOf(slot, 'real')).toEqual(stage('real'))
  expect(hrefOf(slot, 'real')).toBe('/seamless?game=FERIA_DE_LUZ&mode=real')
  expect(addressOf(unfree, 'free')).toEqual(stage('real'))
  for (const gameType of GAME_TYPES) {
    const { to } = addressOf({ ...slotVendor, gameType }, 'real')
    expect(to).toBe(`/${gameType.toLowerCase()}`)
  }
})
