import { setImmediate } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { deliverTo } from '../../platform/realtime/index.ts'
import { offerFor, type StandingOf } from './cashOut.ts'
import { standingsOf } from './cashOut.actions.ts'
import { encode } from './feed.view.ts'
import { findBets } from './payment.sql.ts'
import type { PlacedBet } from './slip.ts'
import { findStanding } from './standing.actions.ts'

/** Whose token opens what: the session that ends, and the account. */
export type TokenHolder = { readonly session: string; readonly account: string }

export type OffersOptions = {
  readonly db: Db
  readonly log: Log
  readonly walletStore: WalletStore
  /** Redeems a one-time token for its owner. */
  readonly redeem: (token: string) => Promise<TokenHolder | undefined>
}

type Owner = { readonly session: string; readonly wallet: number; bets: readonly PlacedBet[] }

/** So many open bets, the newest, are followed at a time. */
const BETS_MAX = 60
/** So many members are sent their offers before other work has its turn. */
const TOGETHER = 50

const matchesOf = (bets: readonly PlacedBet[]): readonly number[] =>
  bets.flatMap(({ legs }) => legs.map(({ match }) => match))

/** Sends members what is offered for their open bets, whenever a match of them has changed. */
export class Offers {
  readonly #options: OffersOptions
  readonly #owners = new Map<WebSocket, Owner>()
  #changed = new Set<number>()
  #isSending = false

  constructor(options: OffersOptions) {
    this.#options = options
  }

  /** Reads the bets of whoever the token belongs to, and sends what is offered; without a token again for the same member. */
  async follow(socket: WebSocket, token: string | undefined): Promise<void> {
    const owner = token === undefined ? this.#owners.get(socket) : await this.#ownerOf(token)
    if (owner === undefined || socket.readyState !== socket.OPEN) return
    const { db } = this.#options
    const asked = { wallet: owner.wallet, isSettled: false, before: undefined, atMost: BETS_MAX }
    owner.bets = await db.read((tx) => findBets(tx, asked))
    this.#owners.set(socket, owner)
    await this.#send([[socket, owner]])
  }

  forget(socket: WebSocket): void {
    this.#owners.delete(socket)
  }

  /** Whoever is signed out is sent nothing more. */
  endSessions(ended: ReadonlySet<string>): void {
    for (const [socket, { session }] of this.#owners) if (ended.has(session)) this.#owners.delete(socket)
  }

  /** Sends what has become of the offers that depend on these matches. */
  refresh(matches: readonly number[]): void {
    if (this.#owners.size === 0) return
    for (const number of matches) this.#changed.add(number)
    if (this.#isSending) return
    this.#isSending = true
    void this.#sendChanged()
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'offers could not be sent'))
      .finally(() => (this.#isSending = false))
  }

  async #ownerOf(token: string): Promise<Owner | undefined> {
    const holder = await this.#options.redeem(token)
    if (holder === undefined) return undefined
    const { cash: wallet } = await this.#options.walletStore.of(holder.account)
    return { session: holder.session, wallet, bets: [] }
  }

  /** One after the other: what is sent last is the newest. */
  async #sendChanged(): Promise<void> {
    while (this.#changed.size > 0) {
      const changed = this.#changed
      this.#changed = new Set()
      await this.#send([...this.#owners].filter(([, { bets }]) => matchesOf(bets).some((match) => changed.has(match))))
    }
  }

  async #send(owners: readonly (readonly [WebSocket, Owner])[]): Promise<void> {
    if (owners.length === 0) return
    const legs = owners.flatMap(([, { bets }]) => bets.flatMap((bet) => bet.legs))
    const { matches, outlookOf, nowMs } = await findStanding(this.#options.db, legs)
    const standingOf = standingsOf(matches, outlookOf, nowMs)
    for (const [at, [socket, { bets }]] of owners.entries()) {
      deliverTo(socket, offersText(bets, standingOf, nowMs))
      if (at % TOGETHER === TOGETHER - 1) await setImmediate()
    }
  }
}

const offersText = (bets: readonly PlacedBet[], standingOf: StandingOf, nowMs: number): string =>
  encode({
    type: 'offers',
    nowMs: Math.floor(nowMs),
    offers: bets.map((bet) => ({ bet: bet.id, cashOut: offerFor(bet, standingOf) })),
  })
