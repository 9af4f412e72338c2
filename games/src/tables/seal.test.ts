import { growTree, hexOfBytes, leafOf, ticketText } from '@ronda/fair'
import { expect, test } from 'vitest'
import { isSealRight, type SealedClaim } from './seal.ts'

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

test('[SR11] a draw that depends on all tickets, the player’s among them, is right', () => {
  expect(isSealRight(honest)).toBe(true)
  expect(isSealRight({ ...honest, tickets: [] })).toBe(true)
  const { seal: _seal, ...unsealed } = honest
  expect(isSealRight({ ...unsealed, tickets: [{ bet: {} }] })).toBe(true)
})

const first = ticketOf(0)
const receipt = { text: texts[0] ?? '', index: 0, path: tree.pathTo(0).map(hexOfBytes) }

// oxfmt-ignore
test.each<[string, Partial<SealedClaim>]>([
  ['a draw that is not bound',            { clientSeed: 'salt' }],
  ['a draw bound to another root',        { clientSeed: `salt:${'a'.repeat(64)}` }],
  ['another root',                        { seal: { root: 'a'.repeat(64), tickets: 3 } }],
  ['another number of tickets',           { seal: { root, tickets: 5 } }],
  ['another game',                        { gameCode: 'RONDA_LOTTO_55' }],
  ['another round',                       { number: 13 }],
  ['another currency',                    { currency: 'MXN' }],
  ['another unit',                        { stake: 200n }],
  ['another bet',                         { tickets: [{ ...first, bet: bets[1] }] }],
  ['another ticket',                      { tickets: [{ ...first, id: idOf(1) }] }],
  ['one ticket told as two',              { tickets: [first, first] }],
  ['a ticket without a receipt',          { tickets: [{ id: idOf(0), bet: bets[0] }] }],
  ['a receipt of nothing',                { tickets: [{ ...first, receipt: { ...receipt, text: '' } }] }],
  ['a receipt of no bet',                 { tickets: [{ ...first, receipt: { ...receipt, text: receipt.text.replace('"lines"', 'lines') } }] }],
  ['a receipt with another place',        { tickets: [{ ...first, receipt: { ...receipt, index: 1 } }] }],
  ['a receipt with another way',          { tickets: [{ ...first, receipt: { ...receipt, path: [] } }] }],
  ['a beacon that the draw is not bound to', { beacon: { signature: 'ab' } }],
  ['a beacon without a seal',             { seal: undefined, beacon: { signature: null } }],
])('[SR11] %s is found out', (_, change) => {
  expect(isSealRight({ ...honest, ...change })).toBe(false)
})

test('[SR12] a draw that a beacon had a part in is right with what it signed, or with nothing where it did not come', () => {
  // Of the byte, and of its two digits: what is signed is bytes.
  const ofByte = '087d80f7f182dd44f184aa86ca34488853ebcc04f0c60d5294919a466b463831'
  const ofText = 'fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603'
  const beacon = { signature: 'ab' }
  expect(isSealRight({ ...honest, clientSeed: `salt:${root}:${ofByte}`, beacon })).toBe(true)
  expect(isSealRight({ ...honest, clientSeed: `salt:${root}:${ofText}`, beacon })).toBe(false)
  expect(isSealRight({ ...honest, beacon: { signature: null } })).toBe(true)
})
