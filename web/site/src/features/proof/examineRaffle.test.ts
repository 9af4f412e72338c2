import { expect, test } from 'vitest'
import type { RaffleProof } from '@ronda/contract'
import {
  commitmentOf,
  drawText,
  growTree,
  hexOfBytes,
  leafOf,
  QUICKNET,
  raffleEntryText,
  raffleWinners,
  saltOf,
  sha256Hex,
} from '@ronda/fair'
import { examineRaffle } from './examineRaffle.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const SEED = 'c'.repeat(64)
const SIGNATURE = 'ab'.repeat(48)
const RULE = {
  names: { es: 'A', en: 'A' },
  startsAtMs: 0,
  endsAtMs: 1,
  hasFree: true,
  betPerTicket: null,
  ticketsMax: 5,
  perPrize: 2,
  prizesMax: 2,
  prizes: [{ amount: '100', count: 3 }],
}
const entries = [
  { entrant: 'a'.repeat(16), first: 1, count: 3 },
  { entrant: 'b'.repeat(16), first: 4, count: 2 },
]
const root = hexOfBytes(growTree(entries.map((entry) => leafOf(raffleEntryText(ID, entry)))).root)

function proofWith(over: Partial<RaffleProof> = {}, hasBeacon = true): RaffleProof {
  const beacon = hasBeacon ? QUICKNET : undefined
  const salt = saltOf('5a17', beacon)
  const signature = beacon === undefined ? null : SIGNATURE
  const drawn = raffleWinners({ serverSeed: SEED, text: drawText(salt, { root, signature }) }, 5, 2)
  const rule = JSON.stringify(RULE)
  return {
    id: ID,
    name: 'A',
    state: 'drawn',
    currency: 'USD',
    plan: { ...RULE, prizes: [{ amount: 100n, count: 3 }] },
    terms: [],
    rule,
    hash: sha256Hex(rule),
    entrants: 2,
    tickets: 5,
    prizes: 2,
    freezesAtMs: 2,
    drawsAtMs: 3,
    commitment: commitmentOf(SEED),
    salt,
    beaconChain: beacon?.hash ?? null,
    beaconRound: beacon === undefined ? null : 7,
    root,
    frozenAtMs: 2,
    isPostponed: false,
    winners: drawn.map((ticket) => ({ ticket, entrant: (ticket < 4 ? 'a' : 'b').repeat(16), amount: 100n })),
    note: null,
    serverSeed: SEED,
    signature,
    ...over,
  }
}

const signed = ({ round, signature }: { round: number; signature: string }) => round === 7 && signature === SIGNATURE

test.each<[string, RaffleProof, object]>([
  ['all is right', proofWith(), { is: 'good' }],
  ['no beacon decides', proofWith({}, false), { is: 'weak' }],
  ['the beacon round was named late', proofWith({ isPostponed: true }), { is: 'postponed' }],
  ['it has not ended', proofWith({ root: null, serverSeed: null, signature: null, winners: [] }), { is: 'open' }],
  ['it is not drawn', proofWith({ serverSeed: null, signature: null, winners: [] }), { is: 'listed' }],
  ['it was cancelled', proofWith({ state: 'cancelled', root: null, serverSeed: null }), { is: 'cancelled' }],
  ['the rule was changed', proofWith({ rule: JSON.stringify({ ...RULE, perPrize: 1 }) }), { is: 'bad', fault: 'rule' }],
  ['another round signed', proofWith({ beaconRound: 8 }), { is: 'bad', fault: 'beacon' }],
  ['the beacon is missing', proofWith({ signature: null }), { is: 'bad', fault: 'beacon' }],
  ['the list is another one', proofWith({ root: 'f'.repeat(64) }), { is: 'bad', fault: 'root' }],
  [
    'the list before the draw is another one',
    proofWith({ root: 'f'.repeat(64), serverSeed: null }),
    { is: 'bad', fault: 'root' },
  ],
  ['a winner is missing', proofWith({ winners: proofWith().winners.slice(1) }), { is: 'bad', fault: 'count' }],
  ['a winner has no ticket', proofWith({ winners: proofWith().winners.toReversed() }), { is: 'bad', fault: 'winner' }],
])('%s', (_name, proof, verdict) => {
  expect(examineRaffle(proof, entries, signed)).toMatchObject(verdict)
})
