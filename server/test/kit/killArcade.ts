import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { proof } from '@ronda/contract'
import { present } from '@ronda/core'
import { arcadeTitles, examine, type ArcadeTitle } from '@ronda/games'
import { betOn } from '@ronda/games/testing'
import { z } from 'zod/mini'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { KEY, openGame, STAKE } from './testServer.ts'
import { CHECKS } from './clientSeeds.ts'

type ArcadeReply = {
  readonly round: {
    readonly id: string
    readonly isOver: boolean
    readonly staked: string
    readonly win: string
    readonly moves: readonly object[]
    readonly view: Readonly<Record<string, unknown>>
  }
  readonly balance: { readonly cash: string }
}

/** The result of killing a server while every arcade game was played. Only the first two may be above zero. */
export type Aftermath = {
  /** Rounds that were in progress at the kill, and how many requests of those were not answered. */
  readonly rounds: number
  readonly unanswered: number
  /** Rounds that were shown differently than before, or differently the second time. */
  readonly changed: number
  /** Rounds that the revealed seed does not reproduce. */
  readonly unproven: number
  /** The difference between the balance and the sum of stakes and wins. */
  readonly cashOff: bigint
}

export type Server = { readonly origin: string; kill(): Promise<void> }

export type KillPlan = {
  /** Signs in a member with money at the first server. */
  readonly player: (origin: string) => Promise<Visitor>
  /** A server that is killed, as a process of its own; and one where play continues. */
  readonly first: () => Promise<Server>
  readonly second: () => Promise<Pick<Server, 'origin'>>
}

/** The server as a process of its own, on a database that outlives it. */
export async function startServer(databaseUrl: string, dataDir: string): Promise<Server> {
  const settings = {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: Buffer.from(KEY.bytes).toString('hex'),
    LOAD_TEST: '1',
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/app/main.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { origin: await addressOf(child), kill: () => kill(child) }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of present(stdout, 'the output of a server')) {
    output += String(chunk)
    const origin = /open at (http:\S+)/.exec(output)?.[1]
    if (origin !== undefined) return origin
  }
  throw new Error(`the server did not start: ${output}`)
}

/** Like a power cut: nothing is finished, and nobody is notified. */
async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

const cashOf = async (member: Visitor): Promise<bigint> =>
  BigInt((await member.get<{ cash: string }>('/wps/v2/wallets/balance')).cash)

/** A game in progress: the round, and its last received state. */
type PlayedGame = {
  readonly title: ArcadeTitle
  readonly round: string
  client: Visitor
  received: ArcadeReply | undefined
}

const isMoving = ({ title: { rules } }: PlayedGame): boolean =>
  ['mines', 'hilo', 'blackjack', 'casino-holdem', 'poker'].some((name) => rules.id.startsWith(name))

const bet = ({ client, round, title }: PlayedGame): Promise<ArcadeReply> =>
  client.send<ArcadeReply>('POST', '/play/v1/arcade/bet', { round, stake: STAKE, bet: betOn(title.rules) })

/** A move that continues the round, if the game has one. */
const STEPS: Readonly<Record<string, object>> = { mines: { open: 12 }, hilo: { skip: true }, blackjack: { act: 'hit' } }

function nextMove({ title: { rules }, received }: PlayedGame): object {
  return STEPS[rules.id] ?? (rules.finish(received?.round.view) as object)
}

const move = ({ client, round }: PlayedGame, at: number, what: object): Promise<ArcadeReply> =>
  client.send<ArcadeReply>('POST', '/play/v1/arcade/move', { round, at, move: what })

const isSame = (left: ArcadeReply['round'], right: ArcadeReply['round']): boolean =>
  JSON.stringify(left) === JSON.stringify(right)

/** The request that was open at the kill, to be repeated; and the answer, if one came before. */
type Asked = { readonly played: PlayedGame; again(): Promise<ArcadeReply>; received: ArcadeReply | undefined }

/** Sends a request in every game at once, and kills the server as soon as one of them has been answered. */
async function killInPlay(playedGames: readonly PlayedGame[], server: Server): Promise<readonly Asked[]> {
  const asked = playedGames.map((played): Asked => {
    const { received } = played
    if (received === undefined) return { played, again: () => bet(played), received: undefined }
    const [at, what] = [received.round.moves.length, nextMove(played)]
    return { played, again: () => move(played, at, what), received: undefined }
  })
  const asking = asked.map(async (one) => {
    one.received = await one.again()
  })
  await Promise.any(asking)
  await server.kill()
  await Promise.allSettled(asking)
  return asked
}

/** Plays an open round to its end, as the job for abandoned rounds does. */
async function finish(played: PlayedGame, reply: ArcadeReply): Promise<ArcadeReply> {
  if (reply.round.isOver) return reply
  const { rules } = played.title
  return finish(played, await move(played, reply.round.moves.length, rules.finish(reply.round.view) as object))
}

/** Reveals the seed, and verifies every round with it. */
async function countUnproven(member: Visitor, rounds: readonly ArcadeReply['round'][]): Promise<number> {
  await member.send('POST', `/api/v1/record/rounds/${rounds[0]?.id}/reveal`, { language: 'es' })
  type Proofs = z.input<(typeof proof)['rounds']['reply']>
  const proofs = z.decode(proof.rounds.reply, await member.get<Proofs>('/api/v1/proof/rounds?limit=100'))
  const good = new Set(proofs.rounds.filter((round) => examine(round, {}, CHECKS) === 'good').map(({ id }) => id))
  const names = new Set(rounds.map(({ id }) => id))
  return rounds.filter(({ id }) => !good.has(id)).length + proofs.rounds.filter(({ id }) => !names.has(id)).length
}

/**
 * Opens every arcade game. Games without moves are bet on at the moment of the kill, those with moves are in the middle
 * of a round by then. The next server must return the same for all of them.
 */
export async function killArcade(plan: KillPlan): Promise<Aftermath> {
  const first = await plan.first()
  const member = await plan.player(first.origin)
  const before = await cashOf(member)
  const playedGames: PlayedGame[] = []
  for (const title of arcadeTitles) {
    const client = await openGame(member, 'real', title.gameCode)
    playedGames.push({ title, round: randomUUID(), client, received: undefined })
  }
  for (const played of playedGames) if (isMoving(played)) played.received = await bet(played)
  const asked = await killInPlay(
    playedGames.filter(({ received }) => received?.round.isOver !== true),
    first,
  )

  const second = await plan.second()
  const back = member.movedTo(second.origin)
  let changed = 0
  const ended: ArcadeReply['round'][] = []
  for (const played of playedGames) {
    played.client = await openGame(back, 'real', played.title.gameCode)
    const one = asked.find((other) => other.played === played)
    const again = await (one?.again() ?? bet(played))
    const last = one === undefined ? played.received : one.received
    if (last !== undefined && !isSame(last.round, again.round)) changed += 1
    if (!isSame(again.round, (await (one?.again() ?? bet(played))).round)) changed += 1
    ended.push((await finish(played, again)).round)
  }
  const due = ended.reduce((sum, { staked, win }) => sum - BigInt(staked) + BigInt(win), before)
  const unproven = await countUnproven(back, ended)
  const unanswered = asked.filter(({ received }) => received === undefined).length
  return { rounds: ended.length, unanswered, changed, unproven, cashOff: (await cashOf(back)) - due }
}
