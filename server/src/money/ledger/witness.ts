import type { RefusalCode } from '@ronda/contract'
import type { Answer, Operation, OperationId, WalletId } from './operation.ts'

/**
 * One acknowledged answer, logged outside the database by the client that received it. A balanced ledger proves nothing
 * about an operation that is missing; only such a log does.
 */
export type Witness = {
  readonly wallet: WalletId
  readonly id: OperationId
  readonly refusal: RefusalCode | undefined
  readonly seq: number
  readonly balance: bigint
}

/** A line of JSON, to be appended to the witness log after the answer was received. */
export function makeWitnessLine({ wallet, id }: Operation, answer: Answer): string {
  const { seq, balance } = answer
  return JSON.stringify({
    wallet,
    id,
    refusal: answer.accepted ? null : answer.refusal,
    seq,
    balance: balance.toString(),
  })
}

type WitnessJson = Omit<Witness, 'refusal' | 'balance'> & {
  readonly refusal: RefusalCode | null
  readonly balance: string
}

/** Undefined for a truncated line, as the last one of a killed process may be. */
export function parseWitnessLine(line: string): Witness | undefined {
  try {
    const { wallet, id, refusal, seq, balance } = JSON.parse(line) as WitnessJson
    return { wallet, id, refusal: refusal ?? undefined, seq, balance: BigInt(balance) }
  } catch {
    return undefined
  }
}
