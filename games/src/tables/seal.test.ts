import { growTree, hexOfBytes, leafOf, ticketText } from '@ronda/fair'
import { expect, test } from 'vitest'
import { isSealRight, ruleOf, type SealedClaim } from './seal.ts'

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const head = { game: 'RONDA_LOTTO_45', round: 12, unit: 100n, currency: 'EUR', mode: 'real' }

const bets = [{ lines: [{ kind: 'six', pick: '01-02-03-04-05-06', units: 1 }] }, { lines: [] }, { lines: [1] }]
const texts = bets.map((bet, n) => ticketText({ ...head, id: idOf(n), bet: JSON.stringify(bet) }))
const tree = growTree(texts.map((text) => leafOf(text)))
const root = hexOfBytes(tree.root)
const ticketOf = (n: number): SealedClaim['tickets'][number] => ({
  id: idOf(n),
  bet: bets[n],
  receipt: { text: texts[n] ?? '', index: n, path: tree.pathTo(n).map(hexOfBytes) },
})

const honest: SealedClaim = {
  gameCode: head.game,
  currency: 'EUR',
  number: 12,
  stake: 100n,
  clientSeed: `salt:${root}`,
  seal: { root, tickets: 3 },
  tickets: [ticketOf(0), ticketOf(2)],
}

test('[SR11] a round whose tickets are all sealed, the player’s included, is accepted', () => {
  expect(isSealRight(honest)).toBe(true)
  expect(ruleOf(honest)).toBe('tickets')
  expect(isSealRight({ ...honest, tickets: [] })).toBe(true)
})

test('[FA14] a table under the former rules has no seal: its tickets have no receipts, and its rule is `former`', () => {
  const former = { ...honest, seal: undefined, clientSeed: 'salt', tickets: [{ bet: {} }] }
  expect(isSealRight(former)).toBe(true)
  expect(ruleOf(former)).toBe('former')
})

const first = ticketOf(0)
const receipt = { text: texts[0] ?? '', index: 0, path: tree.pathTo(0).map(hexOfBytes) }

// oxfmt-ignore
test.each<[string, Partial<SealedClaim>]>([
  ['a draw that is not bound',            { clientSeed: 'salt' }],
  ['no seal',                             { seal: undefined }],
  ['a draw bound to another root',        { clientSeed: `salt:${'a'.repeat(64)}` }],
  ['another root',                        { seal: { root: 'a'.repeat(64), tickets: 3 } }],
  ['another number of tickets',           { seal: { root, tickets: 5 } }],
  ['another game',                        { gameCode: 'RONDA_LOTTO_55' }],
  ['another round',                       { number: 13 }],
  ['another currency',                    { currency: 'MXN' }],
  ['another unit',                        { stake: 200n }],
  ['another bet',                         { tickets: [{ ...first, bet: bets[1] }] }],
  ['another ticket',                      { tickets: [{ ...first, id: idOf(1) }] }],
  ['one ticket listed twice',              { tickets: [first, first] }],
  ['a ticket without a receipt',          { tickets: [{ id: idOf(0), bet: bets[0] }] }],
  ['a receipt of nothing',                { tickets: [{ ...first, receipt: { ...receipt, text: '' } }] }],
  ['a receipt of no bet',                 { tickets: [{ ...first, receipt: { ...receipt, text: receipt.text.replace('"lines"', 'lines') } }] }],
  ['a receipt with another place',        { tickets: [{ ...first, receipt: { ...receipt, index: 1 } }] }],
  ['a receipt with another path',         { tickets: [{ ...first, receipt: { ...receipt, path: [] } }] }],
  ['a beacon that the draw is not bound to', { beacon: { signature: 'ab' } }],
  ['a beacon without a seal',             { seal: undefined, beacon: { signature: null } }],
])('[SR11] %s is detected', (_, change) => {
  expect(isSealRight({ ...honest, ...change })).toBe(false)
})

// Of the byte, and of its two digits: the signature is of bytes.
const ofByte = '087d80f7f182dd44f184aa86ca34488853ebcc04f0c60d5294919a466b463831'
const ofText = 'fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603'
const beacon = { signature: 'ab' }
const beaconed = '5a17-0123456789abcdef'

// oxfmt-ignore
test.each<[string, Partial<SealedClaim>, ReturnType<typeof ruleOf>]>([
  ['by the signature of the beacon',               { clientSeed: `${beaconed}:${ofByte}`, beacon },                     'beacon'],
  ['by the digits of what it signed',              { clientSeed: `${beaconed}:${ofText}`, beacon },                     undefined],
  ['by a beacon without a signature',              { clientSeed: beaconed, beacon: { signature: null } },               undefined],
  ['by a beacon, but without a seal',              { clientSeed: `${beaconed}:${ofByte}`, beacon, seal: undefined },    undefined],
  ['by the root, where the salt names a beacon',   { clientSeed: `${beaconed}:${root}` },                               undefined],
  ['by root and beacon, as before',                { clientSeed: `salt:${root}:${ofByte}`, beacon },                    'former'],
  ['by the root, as when a beacon was missing',    { beacon: { signature: null } },                                     'former'],
])('[SR12] a draw decided %s', (_, change, rule) => {
  expect(ruleOf({ ...honest, ...change })).toBe(rule)
  expect(isSealRight({ ...honest, ...change })).toBe(rule !== undefined)
})
