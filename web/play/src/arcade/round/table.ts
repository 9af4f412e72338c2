import type { Refusal } from '@ronda/client'
import type { ArcadeRound, Balance } from '@ronda/contract'
import type { Result } from '@ronda/core'
import { PressGuard } from '../../shared/wager/pressGuard.ts'
import { Turn } from '../../shared/wager/turn.ts'
import { classifyRefusal, retryMs } from '../../shared/wager/verdict.ts'
import type { OwnSeed } from '../../shared/session/ownSeed.ts'
import type { GameClient } from '../../shared/session/client.ts'
import type { PlaySession } from '../../shared/session/session.ts'
import { beginAuto, nextAuto, type AutoPlan } from '../../shared/wager/auto.ts'
import type { PendingBets } from './pending.ts'
import {
  answered,
  cashShown,
  dropped,
  isOpen,
  landed,
  mayBet,
  removeVoided,
  shown,
  withBalance,
  type ArcadeView,
  type Notice,
} from './view.ts'
import type { Json } from '../../shared/wager/json.ts'

type RoundReply = { readonly round: ArcadeRound; readonly balance: Balance }

export type TableParts = {
  readonly client: GameClient
  /** The player's own seed: nothing is staked before it is set. */
  readonly seed: Pick<OwnSeed, 'stake' | 'checkRound'>
  readonly session: PlaySession
  /** The bet before the player chooses one. */
  readonly firstBet: Json
  /** How long the stage takes to show a round. */
  readonly showMs: (round: ArcadeRound) => number
  /** Whether the next round can be bet while one is shown; automatic rounds always wait. */
  readonly mayOverlap?: boolean
  /** A round has been shown completely. */
  readonly onShown: (round: ArcadeRound) => void
  readonly pending: PendingBets
  readonly nowMs: () => number
  readonly newRound: () => string
  readonly wait: (spanMs: number) => Promise<void>
  readonly onExpired: () => void
  readonly onClosed: () => void
}

/** What a player can do in an arcade game: it sends requests, and the stage shows the replies. */
export class ArcadeTable {
  readonly #parts: TableParts
  readonly #listeners = new Set<() => void>()
  readonly #turn: Turn
  readonly #pressGuard: PressGuard
  #view: ArcadeView
  #endShowing: (() => void) | undefined

  constructor(parts: TableParts) {
    this.#parts = parts
    const { mode, balance, stakes, stakeDefault, roundMsMin, mayBeginInMs } = parts.session
    this.#turn = new Turn({ ...parts, roundMsMin, mayBeginInMs })
    this.#pressGuard = new PressGuard(parts.wait, (isPressIgnored) => this.#change({ isPressIgnored }))
    this.#view = {
      phase: 'idle',
      isPressIgnored: false,
      mode,
      stakes,
      stake: stakeDefault,
      bet: parts.firstBet,
      known: balance,
      cash: balance.cash,
      round: undefined,
      falling: [],
      results: [],
      auto: undefined,
      notice: undefined,
    }
  }

  readonly read = (): ArcadeView => this.#view

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(view: ArcadeView): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }

  #change(change: Partial<ArcadeView>): void {
    this.#set({ ...this.#view, ...change })
  }

  choose(bet: Json): void {
    const { auto, falling } = this.#view
    // The board under the falling balls must not change.
    if (mayBet(this.#view) && !auto && falling.length === 0) this.#change({ bet })
  }

  stakeAt(stake: bigint): void {
    if (mayBet(this.#view) && !this.#view.auto && this.#view.stakes.includes(stake))
      this.#change({ stake, notice: undefined })
  }

  stakeBy(step: 1 | -1): void {
    const { stakes, stake } = this.#view
    this.stakeAt(stakes[stakes.indexOf(stake) + step] ?? stake)
  }

  /** The balance has changed outside this game. */
  readonly receive = (balance: Balance): void => this.#set(withBalance(this.#view, balance))

  /** Ends the wait for the stage, because the player has seen everything. */
  readonly endShowing = (): void => this.#endShowing?.()

  dismiss(): void {
    this.#change({ notice: undefined })
  }

  /** Plays automatic rounds until the plan, the player or the server stops them. */
  begin(plan: AutoPlan): void {
    if (!mayBet(this.#view)) return
    this.#change({ auto: beginAuto(plan, this.#view.stake) })
    void this.#play()
  }

  stop(): void {
    this.#change({ auto: undefined })
    void this.#pressGuard.begin()
  }

  /** Stops automatic rounds when the page is hidden, because nobody would see them. */
  leave(): void {
    const { auto } = this.#view
    if (auto) this.#change({ auto: undefined, notice: { kind: 'autoOver', end: 'away', net: auto.net } })
  }

  /** After a reload, or on another device: shows the open round, otherwise the round whose reply was lost. */
  async resume(): Promise<void> {
    const { client, pending } = this.#parts
    const [here, past] = await Promise.all([client.arcade.current(), client.arcade.rounds({ limit: 20 })])
    if (past.ok) this.#change({ results: past.value.rounds.filter(({ isVoid }) => isVoid !== true) })
    if (here.ok && here.value.round) {
      const { round, balance } = here.value
      if (round.isVoid) return this.#set(removeVoided(this.#view, round, balance))
      this.#set({
        ...shown(answered(this.#view, round, balance)),
        bet: round.bet,
        stake: round.stake,
        notice: { kind: 'resumed' },
      })
      return undefined
    }
    const left = pending.read() ?? (isOpen(this.#view) ? this.#view.round?.id : undefined)
    pending.clear()
    const missed = past.ok ? past.value.rounds.find(({ id }) => id === left) : undefined
    if (missed?.isVoid && here.ok) return this.#set(removeVoided(this.#view, missed, here.value.balance))
    if (missed) this.#change({ round: missed, notice: { kind: 'resumed' } })
    return undefined
  }

  async bet(): Promise<void> {
    if (!this.#view.isPressIgnored) await this.#play()
  }

  async #play(): Promise<void> {
    const { client, seed, pending, newRound } = this.#parts
    if (!mayBet(this.#view)) return
    if (this.#turn.isEarly && !(await this.#turn.wait())) return
    if (!mayBet(this.#view)) return
    const { stake, bet } = this.#view
    const round = newRound()
    pending.write(round)
    this.#change({ phase: 'asking', cash: cashShown(this.#view, this.#view.known) - stake, notice: undefined })
    await this.#ask(async () => {
      const reply = await seed.stake(() => client.arcade.bet({ round, stake, bet: { ...bet } }))
      if (reply.ok) {
        this.#turn.recordRound()
        void seed.checkRound(reply.value.round)
      }
      return reply
    })
  }

  async move(move: Json): Promise<void> {
    const { client } = this.#parts
    const { round, phase } = this.#view
    if (phase !== 'idle' || !round || !isOpen(this.#view)) return
    this.#change({ phase: 'asking', notice: undefined })
    await this.#ask(() => client.arcade.move({ round: round.id, at: round.moves.length, move: { ...move } }))
  }

  /** Asks until the outcome is known. Rounds and moves have ids, so a repeated request plays them once. */
  async #ask(ask: () => Promise<Result<RoundReply, Refusal>>): Promise<void> {
    const { wait } = this.#parts
    for (let attempt = 0; ; attempt += 1) {
      const reply = await ask()
      if (reply.ok) return this.#show(reply.value)
      const verdict = classifyRefusal(reply.error.code)
      if (verdict !== 'unsure') return this.#refuse(reply.error.code, verdict)
      this.#change({ notice: { kind: 'unsure' } })
      await wait(retryMs(attempt))
    }
  }

  async #refuse(code: Refusal['code'], verdict: 'expired' | 'refused'): Promise<void> {
    const { pending, onExpired, onClosed } = this.#parts
    const notice: Notice = verdict === 'expired' ? { kind: 'expired' } : { kind: 'refused', code }
    this.#change({
      phase: verdict === 'expired' ? 'closed' : 'idle',
      cash: cashShown(this.#view, this.#view.known),
      auto: undefined,
      notice,
    })
    if (verdict === 'expired') return onExpired()
    pending.clear()
    if (code === 'game.maintenance') return onClosed()
    // Another device of the player was faster, so the current state is shown.
    if (code === 'game.move_refused' || code === 'game.round_open') await this.resume()
    return undefined
  }

  async #show({ round, balance }: RoundReply): Promise<void> {
    const { showMs, onShown, pending, wait } = this.#parts
    if (round.isVoid) return this.#set(removeVoided(this.#view, round, balance))
    const ms = showMs(round)
    if (this.#parts.mayOverlap && round.isOver && ms > 0 && !this.#view.auto) return this.#drop(round, balance, ms)
    this.#set(answered(this.#view, round, balance))
    if (ms > 0) await Promise.race([wait(ms), this.#seenEarly()])
    this.#endShowing = undefined
    this.#set(shown(this.#view))
    onShown(round)
    if (!round.isOver) return undefined
    pending.clear()
    // Showing the result took time: a press right after it was meant to end the round, not to bet.
    if (round.moves.length > 0) void this.#pressGuard.begin()
    return this.#playNext(round)
  }

  /** Shows a round while the next one can be bet. */
  #drop(round: ArcadeRound, balance: Balance, ms: number): void {
    const { onShown, pending, wait } = this.#parts
    pending.clear()
    this.#set(dropped(this.#view, round, balance))
    void wait(ms).then(() => {
      this.#set(landed(this.#view, round))
      onShown(round)
    })
  }

  #seenEarly(): Promise<void> {
    return new Promise((resolve) => {
      this.#endShowing = resolve
    })
  }

  #playNext(round: ArcadeRound): void {
    const { auto, stake, stakes } = this.#view
    if (!auto) return
    const next = nextAuto(auto, round, { stake, stakes })
    if (next.is === 'over') {
      this.#change({ auto: undefined, notice: { kind: 'autoOver', end: next.end, net: next.net } })
      void this.#pressGuard.begin()
      return
    }
    this.#change({ auto: next.run, stake: next.stake })
    void this.#play()
  }
}
