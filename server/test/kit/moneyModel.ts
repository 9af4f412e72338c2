/** A withdrawal in the model. */
type ModelWithdrawal = { readonly id: string; readonly units: number; state: 'held' | 'paid' | 'rejected' }

export type LimitKind = 'deposit' | 'loss' | 'wager'

const PAYOUT_PER_DAY = 500

/**
 * A model of the money of one member and of the agent above, in whole units. It contains the rules and nothing of the
 * implementation, so that the two can be compared. Nobody ever wins in our own games, no pause is long enough to count
 * as one, and a day never ends.
 */
export class MoneyModel {
  cash = 1_000
  agent: number
  readonly withdrawals: ModelWithdrawal[] = []
  /** Temporarily or permanently. */
  isStopped = false
  isExcluded = false
  /** The balance at the vendor, with everything that was won and lost there. */
  atVendor = 0
  isAway = false
  /** Minutes since the first round. */
  #played: number | undefined
  #sessionMinutes = Number.POSITIVE_INFINITY
  #isResting = false
  readonly #limits = new Map<LimitKind, number>()
  #staked = 0
  #paidIn = 0
  /** Paid by card: the payer's bank can charge it back for longer than a test lasts. */
  #chargeable = 0
  readonly #arrived: { readonly units: number; readonly stakedBefore: number }[] = []

  constructor(agent: number) {
    this.agent = agent
  }

  get held(): number {
    return this.#sumOf('held')
  }

  #sumOf(state: ModelWithdrawal['state']): number {
    return this.withdrawals.filter((one) => one.state === state).reduce((sum, { units }) => sum + units, 0)
  }

  #leaves(kind: LimitKind, used: number, units: number): boolean {
    const limit = this.#limits.get(kind)
    return limit === undefined || used + units <= limit
  }

  /** The refusals that apply, if any; in no particular order. */
  againstDeposit(units: number): readonly string[] {
    if (this.isStopped) return ['limit.excluded']
    return this.#leaves('deposit', this.#paidIn, units) ? [] : ['limit.deposit_reached']
  }

  deposit(units: number): void {
    this.cash += units
    this.#paidIn += units
    this.#chargeable += units
    this.#arrived.push({ units, stakedBefore: this.#staked })
  }

  get #againstPlay(): readonly string[] {
    if (this.isStopped) return ['limit.excluded', 'limit.betting_blocked']
    return this.#isResting ? ['limit.session_reached'] : []
  }

  /** A member who has reached the session limit is stopped; this takes effect with the next stake. */
  #restIfPlayed(): void {
    if ((this.#played ?? 0) >= this.#sessionMinutes) this.#isResting = true
  }

  againstStake(units: number): readonly string[] {
    this.#restIfPlayed()
    if (this.#againstPlay.length > 0) return this.#againstPlay
    const against: string[] = []
    if (!this.#leaves('loss', this.#staked, units)) against.push('limit.loss_reached')
    if (!this.#leaves('wager', this.#staked, units)) against.push('limit.wager_reached')
    return against.length === 0 && this.cash < units ? ['wallet.insufficient_funds'] : against
  }

  stake(units: number): void {
    this.cash -= units
    this.#staked += units
    this.#played ??= 0
  }

  /** One minute passes. */
  wait(): void {
    if (this.#played !== undefined) this.#played += 1
  }

  limitSession(minutes: number): void {
    if (minutes <= this.#sessionMinutes) this.#returnFromVendor()
    this.#sessionMinutes = Math.min(this.#sessionMinutes, minutes)
    this.#restIfPlayed()
  }

  /** A stricter limit applies at once; a looser one waits for a day that never comes. */
  limit(kind: LimitKind, units: number): void {
    if (units <= (this.#limits.get(kind) ?? units)) this.#returnFromVendor()
    this.#limits.set(kind, Math.min(this.#limits.get(kind) ?? units, units))
  }

  /**
   * Deposits must be staked once, by stakes after them, before they can be withdrawn; an excluded member need not play
   * any more.
   */
  get #toPlay(): number {
    if (this.isExcluded) return 0
    const runs = this.#arrived.map(({ stakedBefore }, at) => {
      const since = this.#arrived.slice(at).reduce((sum, { units }) => sum + units, 0)
      return since - (this.#staked - stakedBefore)
    })
    return Math.max(0, ...runs)
  }

  againstWithdrawal(units: number): readonly string[] {
    if (units > this.cash) return ['wallet.insufficient_funds']
    if (units > this.cash - this.#toPlay) return ['withdrawal.wagering_left']
    return units > PAYOUT_PER_DAY - this.#sumOf('held') - this.#sumOf('paid') ? ['withdrawal.day_reached'] : []
  }

  withdraw(id: string, units: number): void {
    this.cash -= units
    this.withdrawals.push({ id, units, state: 'held' })
  }

  decide(one: ModelWithdrawal, state: 'paid' | 'rejected'): void {
    one.state = state
    if (state === 'rejected') this.cash += one.units
  }

  /** Temporarily or permanently. */
  stop(isExcluded: boolean): void {
    this.isStopped = true
    if (isExcluded) this.isExcluded = true
    this.#returnFromVendor()
  }

  /** Any restriction of a member returns the balance at the vendor, because limits are not enforced there. */
  #returnFromVendor(): void {
    this.cash += this.atVendor
    this.atVendor = 0
    this.isAway = false
  }

  /**
   * Limits on losses, stakes and time are enforced only in our own games, so a member with such a limit cannot move
   * money to a vendor.
   */
  againstMoveIn(units: number): readonly string[] {
    if (this.#againstPlay.length > 0) return this.#againstPlay
    if (this.#limits.has('loss') || this.#limits.has('wager') || Number.isFinite(this.#sessionMinutes)) {
      return ['vendor.limits_set']
    }
    return units > this.cash ? ['wallet.insufficient_funds'] : []
  }

  moveIn(units: number): void {
    this.cash -= units
    this.atVendor += units
    this.isAway = true
  }

  againstMoveOut(units: number): readonly string[] {
    return units > this.atVendor ? ['vendor.refused'] : []
  }

  moveOut(units: number): void {
    this.atVendor -= units
    this.cash += units
    this.isAway = this.atVendor > 0
  }

  againstUp(units: number): readonly string[] {
    if (this.isAway) return ['transfer.in_play']
    if (this.isStopped) return ['limit.excluded']
    if (units > this.cash) return ['wallet.insufficient_funds']
    if (units <= this.cash - Math.max(this.#toPlay, this.#chargeable)) return []
    return [this.#toPlay >= this.#chargeable ? 'transfer.wagering_left' : 'transfer.chargeable']
  }

  up(units: number): void {
    this.cash -= units
    this.agent += units
  }

  againstDown(units: number): readonly string[] {
    if (this.againstDeposit(units).length > 0) return ['transfer.receiver_closed']
    return units > this.agent ? ['wallet.insufficient_funds'] : []
  }

  down(units: number): void {
    this.agent -= units
    this.cash += units
    this.#paidIn += units
    this.#arrived.push({ units, stakedBefore: this.#staked })
  }
}
