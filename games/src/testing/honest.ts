import { present } from '@ronda/core'
import {
  bindClientSeed,
  commitmentOf,
  drawText,
  growTree,
  hexOfBytes,
  leafOf,
  linkOf,
  openStream,
  saltOf,
  ticketText,
  type BeaconChain,
} from '@ronda/fair'
import { betOn } from '../arcade/testing/bets.ts'
import { arcadeOf } from '../arcade/titles.ts'
import type { SlotModel } from '../slots/model.ts'
import { modelHash } from '../slots/modelHash.ts'
import { playRound } from '../slots/round.ts'
import { slotOf } from '../slots/titles.ts'
import { beaconRoundOf } from '../tables/beacon.ts'
import { addAmounts, divideHeap, type Amounts, type DividedHeap } from '../tables/pool.ts'
import { WHOLE, type AnyShared, type SharedTitle } from '../tables/rules.ts'
import { sharedOf } from '../tables/titles.ts'

/** Proofs as an honest server publishes them, made with the code that draws its rounds. Tests then falsify them. */

/** Anything that signs rounds: a real key, or a replacement in a test. */
export type TestBeacon = { readonly chain: BeaconChain; sign(round: number): string }

const UNIT = 20_000n
/** Some time after the day from which every round shows what was fixed first. */
const HONEST_MS: number = Date.UTC(2027, 2, 3, 12)

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

type Json = Record<string, unknown>

/** The common part of every round, as it is sent over the wire. */
type Head = {
  readonly id: string
  readonly seq: number
  readonly gameCode: string
  readonly seedId: string
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  readonly serverSeed: string
  readonly currency: 'USD'
  readonly playedAtMs: number
}

export type HonestSpin = Head & {
  readonly modelHash: string
  readonly stake: bigint
  readonly win: bigint
  readonly bet: 'spin'
  readonly draws: number[]
}

export type HonestArcade = Head & {
  readonly modelHash: string
  readonly stake: bigint
  readonly staked: bigint
  readonly win: bigint
  readonly bet: Json
  readonly moves: Json[]
  readonly view: Json
  readonly isOver: boolean
}

type Ticket = {
  readonly id: string
  readonly bet: Json
  readonly placedAtMs: number
  readonly leftMs: number | null
  readonly staked: bigint
  readonly win: bigint
  readonly receipt?: { readonly text: string; readonly index: number; readonly path: string[] }
}

export type HonestShared = Head & {
  readonly modelHash: string
  readonly number: number
  readonly terminal: string
  readonly locksAtMs: number
  readonly sealedAtMs: number
  readonly stake: bigint
  readonly staked: bigint
  readonly win: bigint
  readonly tickets: Ticket[]
  readonly outcome: Json
  readonly heap?: DividedHeap
  readonly seal?: { readonly root: string; readonly tickets: number }
  readonly beacon?: { readonly chain: string; readonly round: number; readonly signature: string | null }
}

/** The input for a single-player round. */
export type SinglePlayerPlan = {
  readonly gameCode: string
  readonly serverSeed: string
  /** The whole client seed; one that is bound to the secret when absent. */
  readonly clientSeed?: string
  readonly nonce: number
  readonly seq?: number
  readonly playedAtMs?: number
}

function singlePlayerHead({
  gameCode,
  serverSeed,
  nonce,
  seq = nonce + 1,
  playedAtMs = HONEST_MS,
  clientSeed,
}: SinglePlayerPlan): Head {
  const commitment = commitmentOf(serverSeed)
  return {
    id: idOf(seq),
    seq,
    gameCode,
    seedId: commitment.slice(0, 8),
    commitment,
    clientSeed: clientSeed ?? bindClientSeed('luna', commitment),
    nonce,
    serverSeed,
    currency: 'USD',
    playedAtMs,
  }
}

/** A spin of a slot. */
export function honestSpin(plan: SinglePlayerPlan): HonestSpin {
  const { model } = present(slotOf(plan.gameCode), 'a slot')
  const head = singlePlayerHead(plan)
  const { draws, coins } = playRound(model, 'spin', openStream(head))
  const stake = UNIT * BigInt(model.cost)
  return {
    ...head,
    modelHash: modelHash(model),
    stake,
    win: BigInt(coins) * UNIT,
    bet: 'spin',
    draws: [...draws],
  }
}

/** The models of a slot, as they are sent with its rounds. */
export function modelsOf(gameCode: string): Record<string, SlotModel> {
  const { model } = present(slotOf(gameCode), 'a slot')
  return { [modelHash(model)]: { ...model } }
}

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A round of an arcade game that is finished by its default moves. */
export function honestArcade(plan: SinglePlayerPlan): HonestArcade {
  const { rules } = present(arcadeOf(plan.gameCode), 'an arcade game')
  const head = singlePlayerHead(plan)
  const bet = betOn(rules)
  const moves: object[] = []
  const play = () => present(rules.play(bet, moves, openStream(head)), rules.id)
  for (let state = play(); !state.isOver; state = play()) moves.push(rules.finish(state.view) as object)
  const { view, staked, paid } = play()
  const published = asJson({ bet, moves, view }) as Pick<HonestArcade, 'bet' | 'moves' | 'view'>
  return {
    ...head,
    modelHash: modelHash(rules.model),
    stake: UNIT,
    staked: (UNIT / BigInt(WHOLE)) * BigInt(staked),
    win: (UNIT / BigInt(WHOLE)) * BigInt(paid),
    ...published,
    isOver: true,
  }
}

export type SharedPlan = {
  readonly gameCode: string
  readonly number: number
  /** Which link of the chain is the secret. */
  readonly place: number
  /** The last secret of the chain, and how many there are. */
  readonly last?: string
  readonly length?: number
  readonly random?: string
  readonly locksAtMs?: number
  readonly beacon?: TestBeacon | undefined
  /** The bets of the player, and those of others. */
  readonly bets: readonly object[]
  readonly others?: readonly object[]
  /** Under the former rules: drawn from the salt alone, with no seal. */
  readonly isFormer?: boolean
}

/** When bets on a round close: with a calendar it is derived from the number. */
function locksAtMsOf({ pace }: SharedTitle, number: number): number {
  return 'calendar' in pace ? pace.calendar.drawsAtMs(number) - pace.calendar.cutOffMs : HONEST_MS + number * 60_000
}

function heapFor(rules: AnyShared, bets: readonly object[], outcome: unknown): DividedHeap | undefined {
  const { pool } = rules
  if (pool === undefined) return undefined
  const all = (of: (bet: unknown) => Amounts): Amounts => bets.map(of).reduce(addAmounts, {})
  const stakedUnits = bets.reduce((sum: number, bet) => sum + rules.costOf(bet) / WHOLE, 0)
  const heap = { players: bets.length, stakedUnits, laid: all((bet) => pool.laidBy(bet)), carried: 9 }
  return divideHeap(
    pool,
    heap,
    all((bet) => pool.sharesOf(bet, outcome)),
    outcome,
  )
}

/** All tickets of a round, sealed: the player's own first. */
function sealTickets(gameCode: string, round: number, bets: readonly object[]) {
  const texts = bets.map((bet, at) =>
    ticketText({
      game: gameCode,
      round,
      id: idOf(round * 1_000 + at),
      unit: UNIT,
      currency: 'USD',
      mode: 'real',
      bet: JSON.stringify(bet),
    }),
  )
  const tree = growTree(texts.map((text) => leafOf(text)))
  const receiptOf = (index: number) => ({
    text: present(texts[index], 'a ticket'),
    index,
    path: tree.pathTo(index).map(hexOfBytes),
  })
  return { seal: { root: hexOfBytes(tree.root), tickets: texts.length }, receiptOf }
}

/** A shared round, as one of its players receives it. */
export function honestShared(plan: SharedPlan): HonestShared {
  const title = present(sharedOf(plan.gameCode), 'a title')
  const { rules, pace } = title
  const { gameCode, number, place, last = 'ab'.repeat(32), length = 40, random = '5a17', beacon, others = [] } = plan
  const isFormer = plan.isFormer === true
  const locksAtMs = plan.locksAtMs ?? locksAtMsOf(title, number)
  const serverSeed = linkOf(last, length - place)
  const all = [...plan.bets, ...others]
  const { seal, receiptOf } = sealTickets(gameCode, number, all)
  const signedBy = beacon && { chain: beacon.chain.hash, round: beaconRoundOf(beacon.chain, pace, locksAtMs) }
  const signature = beacon && signedBy ? beacon.sign(signedBy.round) : null
  const clientSeed = drawText(saltOf(random, beacon?.chain), { root: isFormer ? null : seal.root, signature })
  const outcome = rules.draw(openStream({ serverSeed, clientSeed, nonce: place }), number)
  const heap = heapFor(rules, all, outcome)
  const tickets = plan.bets.map((bet, at) => ({
    id: idOf(number * 1_000 + at),
    bet: bet as Json,
    placedAtMs: locksAtMs - 2_000,
    leftMs: null,
    staked: (UNIT / BigInt(WHOLE)) * BigInt(rules.costOf(bet)),
    win: (UNIT / BigInt(WHOLE)) * BigInt(rules.paid(bet, outcome, undefined, heap?.perShare ?? undefined)),
    ...(!isFormer && { receipt: receiptOf(at) }),
  }))
  return {
    id: idOf(number),
    seq: number,
    gameCode,
    modelHash: modelHash(rules.model),
    seedId: 'chain',
    commitment: linkOf(serverSeed, 1),
    clientSeed,
    nonce: place,
    serverSeed,
    currency: 'USD',
    playedAtMs: locksAtMs + 20_000,
    number,
    terminal: linkOf(serverSeed, place),
    locksAtMs,
    sealedAtMs: locksAtMs + 50,
    stake: UNIT,
    staked: tickets.reduce((sum, { staked }) => sum + staked, 0n),
    win: tickets.reduce((sum, { win }) => sum + win, 0n),
    tickets,
    outcome: asJson(outcome) as Json,
    ...(heap && { heap }),
    ...(!isFormer && { seal }),
    ...(signedBy && { beacon: { ...signedBy, signature } }),
  }
}
