import type { Currency } from '@ronda/core'
import type { Answer, HouseAccountId, Move, Operation, WalletId } from './operation.ts'

/** A table of a higher feature whose rows are written with the money, so that money never has to know that feature. */
export type Companion = {
  readonly name: string
  /** SQL that inserts the rows of the JSON array `parameter`, e.g. by `json_to_recordset`. */
  readonly insert: (parameter: string) => string
}

export type LedgerOptions = {
  readonly url: string
  readonly now: () => number
  readonly companions?: readonly Companion[]
}

export type Ledger = {
  /**
   * Durable when it answers. Rejects with LedgerUnknown when the outcome is not known (ask again with the same id), with
   * LedgerBusy or CompanionConflict when nothing was written.
   */
  submit(operation: Operation): Promise<Answer>
  balanceOf(wallet: WalletId): Promise<{ readonly balance: bigint; readonly seq: number }>
  /** The account that migrations opened under this name. */
  house(name: HouseName, currency: Currency): HouseAccountId
  houseBalances(): Promise<readonly HouseBalance[]>
  /** Told after each commit. */
  onMoved(listener: (moves: readonly Move[]) => void): void
  /** Answers what was submitted, then ends the connections. */
  close(): Promise<void>
}

export type HouseName = 'game' | 'clearing' | 'promotion' | 'trial_game' | 'trial_clearing'

export type HouseBalance = {
  readonly account: HouseName
  readonly currency: Currency
  readonly balance: bigint
}
