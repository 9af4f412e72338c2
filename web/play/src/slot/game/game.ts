import type { SlotRound } from '@ronda/contract'
import { costOf, type Bet, type Grid, type SlotModel } from '@ronda/games'
import type { OwnSeed } from '../../shared/session/ownSeed.ts'
import type { GameClient } from '../../shared/session/client.ts'
import type { PendingStore } from './pending.ts'
import type { Pace } from '../round/pace.ts'
import { presentRound, type PresentedRound } from '../round/present.ts'
import { beginAuto, nextAuto, type AutoPlan } from '../../shared/wager/auto.ts'
import { PressGuard } from '../../shared/wager/pressGuard.ts'
import type { GameView } from './screen.ts'
import type { GameStore } from './store.ts'
import { Turn } from '../../shared/wager/turn.ts'
import { classifyRefusal, retryMs } from '../../shared/wager/verdict.ts'
import { isPlaying, mayStake, nextStake } from './view.ts'

/** The reels, as far as the game needs them. */
export type Reels = {
  stand(grid: Grid): void
  /** Reels with `isTurning: false` stay still: a bought round begins with the feature. */
  begin(beginning: { readonly pace: Pace; readonly isTurning: boolean }): void
  show(result: PresentedRound['result'], cost: number): void
  halt(): void
  skip(): void
}

export type GameParts = {
  readonly client: GameClient
  /** The player's own seed: nothing is staked before it is set. */
  readonly seed: Pick<OwnSeed, 'stake' | 'checkRound'>
  readonly store: GameStore
  readonly reels: Reels
  readonly pending: PendingStore
  readonly model: SlotModel
  readonly gameCode: string
  readonly roundMsMin: number
  readonly mayBeginInMs: number
  readonly pace: () => Pace
  readonly nowMs: () => number
  readonly newRound: () => string
  readonly wait: (spanMs: number) => Promise<void>
  /**
   * Lets the page draw a frame: sending a request and reading a reply each take a large part of one on a slow phone.
   */
  readonly nextFrame: () => Promise<void>
  /** The play session is over, so the parent page must open the game again. */
  readonly onExpired: () => void
  /** The server has closed the game; the parent page shows alternatives. */
  readonly onClosed: () => void
}

/** Pause between automatic rounds, to see what the last one won and to stop. */
const AUTO_WON_MS = 900
const AUTO_LOST_MS = 250

/** What a player can do in a slot: it sends requests, and the reels show the replies. */
export class Game {
  readonly #parts: GameParts
  readonly #turn: Turn
  readonly #pressGuard: PressGuard
  #rest: Grid | undefined

  constructor(parts: GameParts) {
    this.#parts = parts
    this.#turn = new Turn(parts)
    this.#pressGuard = new PressGuard(parts.wait, (isPressIgnored) =>
      parts.store.dispatch({ type: 'press_guard', isPressIgnored }),
    )
  }

  /** The main button: spins, or hurries what is being shown. */
  press(): void {
    const view = this.#parts.store.read()
    if (view.auto) this.stop()
    else if (isPlaying(view)) this.hurry()
    else if (!view.isPressIgnored) this.#next(view)
  }

  #next({ phase }: GameView): void {
    if (phase === 'replaying') this.leaveReplay()
    else if (phase === 'idle') void this.#spin('spin')
  }

  /** Hurries what is being shown. */
  hurry(): void {
    if (isPlaying(this.#parts.store.read())) this.#parts.reels.skip()
  }

  /** The price of a round that begins in the feature; undefined where it cannot be bought. */
  priceOf(stake: bigint): bigint | undefined {
    const { model } = this.#parts
    return model.buy === undefined ? undefined : this.#price('buy', stake)
  }

  /** Plays a round that begins in the feature. */
  buy(): void {
    if (mayStake(this.#parts.store.read())) void this.#spin('buy')
  }

  /** Plays automatic rounds until the plan, the player or the server stops them. */
  begin(plan: AutoPlan): void {
    const { store } = this.#parts
    if (!mayStake(store.read())) return
    store.dispatch({ type: 'auto', run: beginAuto(plan, store.read().stake) })
    void this.#spin('spin')
  }

  /** Stops automatic rounds. The current round is shown to its end. */
  stop(): void {
    if (!this.#parts.store.read().auto) return
    this.#parts.store.dispatch({ type: 'auto', run: undefined })
    void this.#pressGuard.begin()
  }

  /** Stops automatic rounds when the page is hidden, because nobody would see them. */
  leave(): void {
    const { store } = this.#parts
    const { auto } = store.read()
    if (auto) store.dispatch({ type: 'auto_over', end: 'away', net: auto.net })
  }

  stakeBy(step: 1 | -1): void {
    this.stakeAt(nextStake(this.#parts.store.read(), step))
  }

  stakeAt(stake: bigint): void {
    if (mayStake(this.#parts.store.read())) this.#parts.store.dispatch({ type: 'staked', stake })
  }

  /** Shows a past round on the reels, with the same timeline as live play. */
  replay(round: SlotRound): void {
    const { store, model } = this.#parts
    const { phase, auto } = store.read()
    if (auto || (phase !== 'idle' && phase !== 'replaying')) return
    const presented = presentRound(model, round)
    if (!presented.ok) return store.dispatch({ type: 'disagreed', why: presented.error, round, balance: undefined })
    store.dispatch({ type: 'replayed', shown: presented.value })
    this.#run(presented.value)
    return undefined
  }

  leaveReplay(): void {
    const { store, reels } = this.#parts
    if (store.read().phase !== 'replaying') return
    store.dispatch({ type: 'left_replay' })
    void this.#pressGuard.begin()
    if (this.#rest) reels.stand(this.#rest)
  }

  dismiss(): void {
    this.#parts.store.dispatch({ type: 'dismissed' })
  }

  /** Called by the stage when a round has been shown completely. */
  endShowing(): void {
    const { store, pending } = this.#parts
    const { phase, shown } = store.read()
    if (phase === 'showing' && shown) {
      pending.clear()
      this.#rest = lastGrid(shown)
    }
    store.dispatch({ type: 'shown' })
    void this.#pressGuard.begin()
    if (phase === 'showing' && shown) void this.#playNext(shown)
  }

  /** Plays the next automatic round, unless something has stopped them. */
  async #playNext({ round, result }: PresentedRound): Promise<void> {
    const { store, wait } = this.#parts
    const { auto, stake, stakes } = store.read()
    if (!auto) return
    const next = nextAuto(
      auto,
      { staked: round.stake, win: round.win, isFeature: hasFeature(result) },
      { stake, stakes },
    )
    if (next.is === 'over') return store.dispatch({ type: 'auto_over', end: next.end, net: next.net })
    store.dispatch({ type: 'auto', run: next.run })
    await wait(round.win > 0n ? AUTO_WON_MS : AUTO_LOST_MS)
    // If the run was stopped or restarted meanwhile, this one must not continue.
    if (store.read().auto === next.run) await this.#spin('spin')
    return undefined
  }

  /** After a reload: shows the round that was under way, instead of playing another. */
  async resume(): Promise<void> {
    const { client, store, pending, gameCode, model } = this.#parts
    const left = pending.read()
    if (!left || left.gameCode !== gameCode || left.mode !== store.read().mode) return
    const found = await client.slot.round({ round: left.round })
    if (!found.ok) {
      if (found.error.code !== 'game.round_unknown') return
      pending.clear()
      return store.dispatch({ type: 'not_played' })
    }
    const presented = presentRound(model, found.value)
    if (!presented.ok)
      return store.dispatch({ type: 'disagreed', why: presented.error, round: found.value, balance: undefined })
    store.dispatch({ type: 'resumed', shown: presented.value })
    this.#run(presented.value)
    return undefined
  }

  #run(shown: PresentedRound): void {
    this.#parts.reels.begin({ pace: this.#parts.pace(), isTurning: shown.round.bet === 'spin' })
    this.#parts.reels.show(shown.result, shown.cost)
  }

  #price(bet: Bet, stake: bigint): bigint {
    const { model } = this.#parts
    return (stake / BigInt(model.cost)) * BigInt(costOf(model, bet))
  }

  async #spin(bet: Bet): Promise<void> {
    const { store, reels, pending, gameCode, pace, newRound } = this.#parts
    if (this.#turn.isEarly && !(await this.#turn.wait())) return
    if (store.read().phase !== 'idle') return
    const { stake, mode } = store.read()
    const price = this.#price(bet, stake)
    const round = newRound()
    pending.write({ round, stake: price, gameCode, mode })
    store.dispatch({ type: 'began', price })
    reels.begin({ pace: pace(), isTurning: bet === 'spin' })
    await this.#ask(round, bet, price)
    return undefined
  }

  /** Asks until the outcome is known. The round has an id, so a repeated request plays it once. */
  async #ask(round: string, bet: Bet, stake: bigint): Promise<void> {
    const { client, seed, store, reels, pending, model, wait, nextFrame, onExpired, onClosed } = this.#parts
    for (let attempt = 0; ; attempt++) {
      await nextFrame()
      const reply = await seed.stake(() => client.slot.spin({ round, bet, stake }))
      if (reply.ok) {
        this.#turn.recordRound()
        void seed.checkRound(reply.value.round)
        await nextFrame()
        const presented = presentRound(model, reply.value.round)
        if (presented.ok) {
          store.dispatch({ type: 'answered', shown: presented.value, balance: reply.value.balance })
          return reels.show(presented.value.result, presented.value.cost)
        }
        pending.clear()
        reels.halt()
        return store.dispatch({
          type: 'disagreed',
          why: presented.error,
          round: reply.value.round,
          balance: reply.value.balance,
        })
      }
      const verdict = classifyRefusal(reply.error.code)
      if (verdict === 'unsure') {
        store.dispatch({ type: 'unsure' })
        await wait(retryMs(attempt))
        continue
      }
      reels.halt()
      if (verdict === 'expired') {
        // The pending round is kept: its outcome is requested once the game is open again.
        store.dispatch({ type: 'expired' })
        return onExpired()
      }
      pending.clear()
      store.dispatch({ type: 'refused', code: reply.error.code })
      return reply.error.code === 'game.maintenance' ? onClosed() : undefined
    }
  }
}

/** Whether a round had more than its spin: free spins, held coins or a wheel. */
function hasFeature({ spins }: PresentedRound['result']): boolean {
  return spins.some(({ steps }) => steps.some(({ type }) => type === 'award' || type === 'hold' || type === 'wheel'))
}

/** What the grid shows when a round is over. */
export function lastGrid({ result }: PresentedRound): Grid | undefined {
  return result.spins.flatMap(({ steps }) => steps.flatMap((step) => ('grid' in step ? [step.grid] : []))).at(-1)
}
