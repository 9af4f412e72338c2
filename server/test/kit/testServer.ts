import { randomUUID } from 'node:crypto'
import type { PlayMode } from '@ronda/contract'
import { present, seconds } from '@ronda/core'
import { feriaDeLuz, slotOf, type SlotTitle } from '@ronda/games'
import type { MemberWallets } from '../../src/money/wallet/index.ts'
import { findByNumber } from '../../src/people/identity/index.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { openBody } from '../../src/platform/http/transport/openBody.ts'
import { parseSecretKey, type SecretKey } from '../../src/platform/secrets/index.ts'
import { runHash } from '../../src/platform/secrets/runHash.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import { inProcess } from '../../src/platform/testing/inProcess.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { solveWork } from '../../src/platform/testing/work.ts'
import { demoBrand, type DemoAccount } from '../../src/app/demo.ts'
import type { ServerOptions } from '../../src/app/options.ts'
import { openServer, type Server } from '../../src/app/server.ts'
import { enterGame } from './clientSeeds.ts'
import { enterAsStaff, isTestStaff, PASSWORD, testStaff } from './staff.ts'

export { PASSWORD }

export const GAME = 'FERIA_DE_LUZ'
export const KEY: SecretKey = parseSecretKey('5e'.repeat(32))

const demoAccounts: readonly DemoAccount[] = [
  { username: 'demo', kind: 'member', password: PASSWORD, deposit: 1_000, upline: 'agente' },
  { username: 'agente', kind: 'agent', password: PASSWORD, deposit: 0 },
  ...testStaff,
]

/** A complete server on a database of its own, without rate limits or pacing unless the options say so. */
export async function openTestServer(options: Partial<ServerOptions> = {}): Promise<Server> {
  return openServer({
    databaseUrl: options.databaseUrl ?? (await testDatabase()),
    key: KEY,
    log: openLog('error'),
    isLoadTest: true,
    settingsDelayMs: 0,
    // A machine that stands still for seconds must not fail a test about something else.
    connectMsMax: seconds(30),
    demoAccounts,
    hasher: inProcess(runHash),
    opener: inProcess(openBody),
    ...options,
  })
}

/** The real game without prizes, for tests that count money. */
export function withoutPrizes(): readonly SlotTitle[] {
  const title = present(slotOf(GAME), 'the game')
  const { pays, scatterPays, freeSpins } = feriaDeLuz
  const prizeless = {
    ...feriaDeLuz,
    pays: pays.map((row) => row.map(() => 0)),
    scatterPays: scatterPays.map(() => 0),
    freeSpins: freeSpins.map(() => 0),
  }
  return [{ ...title, model: prizeless }]
}

let names = 0

/** A member who has just registered. */
export async function newMember({ origin }: Pick<Server, 'origin'>): Promise<Visitor> {
  const visitor = new Visitor(origin)
  names += 1
  // Short enough, however many members this process has registered before.
  const username = `me${names.toString(36)}x${process.pid.toString(36)}`
  await visitor.send('PUT', '/wps/member/register', await registerForm(visitor, username))
  return visitor
}

/** The required fields of the registration form. */
export async function registerForm(visitor: Visitor, username: string): Promise<Record<string, unknown>> {
  return {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    termsAccepted: true,
    language: 'es',
    registerMethod: 'WEB',
    work: await solveWork(visitor),
    id: randomUUID(),
  }
}

export type LoginForm = {
  readonly type: 'username'
  readonly username: string
  readonly password: string
  readonly remember: boolean
  readonly side: 'member' | 'agent'
}

export function loginForm(username: string, password: string = PASSWORD): LoginForm {
  return { type: 'username', username, password, remember: false, side: 'member' }
}

export async function signIn(server: Server, username: string, password = PASSWORD): Promise<Visitor> {
  const visitor = new Visitor(server.origin)
  if (isTestStaff(username)) return enterAsStaff(server, visitor, username, { password })
  await visitor.send('POST', '/wps/session/login', loginForm(username, password))
  return visitor
}

/** A trial account. */
export async function newTrial(server: Server): Promise<Visitor> {
  const visitor = new Visitor(server.origin)
  await visitor.send('POST', '/wps/session/login/freeplay', { work: await solveWork(visitor), language: 'es' })
  return visitor
}

/** The wallets of the signed-in member. */
export async function walletsOf(server: Server, visitor: Visitor): Promise<MemberWallets> {
  const { id } = await visitor.get<{ id: string }>('/wps/member/info')
  const account = await server.db.read((tx) => findByNumber(tx, demoBrand.merchant, BigInt(id)))
  return server.features.wallet.walletStore.of(present(account, 'the account of this number').id)
}

export async function launchToken(visitor: Visitor, mode: PlayMode, gameCode: string = GAME): Promise<string> {
  const request = { gameCode, mode, language: 'es' }
  const { url } = await visitor.send<{ url: string }>('POST', '/wps/relay/GCS_gameLaunchFB', request)
  return present(new URLSearchParams(url.split('#')[1]).get('token'), 'a launch token')
}

/** A game client: it has a play token and no cookie, and has given its client seed. */
export async function openGame(visitor: Visitor, mode: PlayMode = 'real', gameCode: string = GAME): Promise<Visitor> {
  const game = new Visitor(visitor.origin)
  game.bearer = await enterGame(game, await launchToken(visitor, mode, gameCode))
  return game
}

export type WireBalance = {
  readonly currency: string
  readonly cash: string
  readonly held: string
  readonly seq: number
}

export type WireRound = {
  readonly id: string
  readonly seq: number
  readonly seedId: string
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  readonly serverSeed?: string
  readonly currency: string
  readonly stake: string
  readonly win: string
  readonly bet: 'spin' | 'buy'
  readonly draws: readonly number[]
}

export type WireSpin = { readonly round: WireRound; readonly balance: WireBalance }

export const STAKE = '100000'

export function spin(game: Visitor, round: string = randomUUID(), stake: string = STAKE): Promise<WireSpin> {
  return game.send<WireSpin>('POST', '/play/v1/slot/spin', { round, stake })
}
