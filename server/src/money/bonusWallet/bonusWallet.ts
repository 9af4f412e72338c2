import type { Currency, Result } from '@ronda/core'

/** What the wager gate checks before a stake of bonus money. Fixed when the bonus begins; it never changes after. */
export type BonusRule = {
  /** The largest stake, in atoms: what one round may cost, raises included one by one. */
  readonly stakeMax: bigint
  /** Each stake is exactly the largest one, as of a free spin. */
  readonly isStakeFixed: boolean
  /** The games that may be played with it, by code. */
  readonly games: readonly string[]
}

/**
 * Where the money of a bonus goes when it is over: to the member's cash wallet because it is completed, or back to the
 * fund because it was cancelled, has expired or is spent.
 */
export type BonusEnding = 'paid' | 'returned'

export type BonusGift = {
  /** Names the bonus: one id is given once. Made by the server. */
  readonly bonus: string
  /** The account of the member. */
  readonly owner: string
  /** The wallet of the reward fund that pays it (`fund:…`), and that gets back what is returned. */
  readonly fund: number
  readonly amount: bigint
  readonly rule: BonusRule
}

/**
 * `giving`: the money may be on its way, no stake is accepted yet. `active`: stakes are accepted. `ending`: no stake is
 * accepted any more; an open round may still bring money, which goes where the rest went. `over`: nothing is left.
 */
export type BonusState = 'giving' | 'active' | 'ending' | 'over'

export type StoredBonus = Omit<BonusGift, 'rule'> & {
  readonly rule: Omit<BonusRule, 'games'>
  /** The list of games that may be played with it: it is long, so each game is asked for by `takesGame`. */
  readonly gameList: number
  readonly wallet: number
  readonly currency: Currency
  readonly state: BonusState
  /** Null while it is not decided how it ends. */
  readonly ending: BonusEnding | null
  /** What went to cash or back to the fund until now. */
  readonly moved: bigint
  /** The place of the beginning and of the end in the chain of the bonus wallet: rounds between them are its own. */
  readonly beganSeq: number | null
  readonly endedSeq: number | null
}

/** What a bonus looks like now. */
export type BonusStanding = {
  readonly bonus: StoredBonus
  /** The balance of the bonus wallet. */
  readonly balance: bigint
  /** A round that was staked with bonus money is not settled: its win is still to come. */
  readonly isRoundOpen: boolean
}

export type GiveRefusal =
  /** Another bonus of the member is not over. */
  | 'bonus.already_active'
  /** The fund has too little; the same id may be given again once it is filled. */
  | 'reward.fund_empty'
  /** This bonus has ended before. */
  | 'bonus.over'

/** The bonus money of members. `terms` of a bonus decide when these are called. */
export type BonusWallets = {
  /**
   * Opens the member's bonus wallet when needed, moves the amount from the fund and lets stakes begin. Idempotent by
   * `bonus`: called again, also by another process or after a failure in between, it happens once.
   */
  give(gift: BonusGift): Promise<Result<BonusStanding, GiveRefusal>>
  /**
   * Accepts no more stakes of an active bonus, and decides nothing yet: rounds that are open are settled, then `end` says
   * where the rest goes.
   */
  stop(bonus: string): Promise<void>
  /**
   * Ends a bonus: when this resolves, no process accepts another stake of it, and what the wallet held has gone to cash
   * or to the fund. The first ending decides: called again with another one, the bonus keeps the first. While
   * `isRoundOpen`, the bonus stays `ending`, and what the round brings goes the same way (by `settle`, or by a job
   * within a minute). Undefined for a bonus that does not exist.
   */
  end(bonus: string, ending: BonusEnding): Promise<BonusStanding | undefined>
  /** Moves what came late after an ending. Harmless at any time; call it when a round of the wallet was settled. */
  settle(wallet: number): Promise<void>
  /** Whether a game may be played with a bonus. */
  takesGame(bonus: Pick<StoredBonus, 'gameList'>, game: string): Promise<boolean>
  /** The bonus of a member that is not over; undefined when there is none. */
  standingOf(owner: string): Promise<BonusStanding | undefined>
}
