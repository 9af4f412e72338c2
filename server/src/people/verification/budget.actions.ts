import { err, ok, type Id, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { wideNetworkOf } from '../../platform/http/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { closePrefix, findSends, insertSend, lockBudgets, releaseSend, type BudgetedMessage } from './send.sql.ts'
import {
  BREAKER_CLOSED_MS,
  decideSend,
  prefixOf,
  type BudgetRefusal,
  type Channel,
  type SendDecision,
  type SendLimits,
} from './verification.ts'

export type BudgetOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly limits: SendLimits
}

/** A requested message. */
export type MessageRequest = {
  readonly channel: Channel
  /** A hash of its purpose and recipient: the same message again within a minute is refused. */
  readonly subject: Buffer
  readonly to: string
  readonly ip: string
  readonly account?: Id<'account'> | undefined
  /** False when it will not be sent; it is counted all the same, so that the reply does not differ. */
  readonly isReal: boolean
}

export type Budgets = {
  /** Counts the message if the budgets allow it, and runs `alongside` in the same transaction. */
  spend(
    message: MessageRequest,
    alongside: (tx: Tx, send: bigint) => Promise<void>,
  ): Promise<Result<bigint, BudgetRefusal>>
  /** Gives the budget back, because the message was not sent. */
  release(tx: Tx, send: bigint): Promise<void>
}

const CLOSED: BudgetRefusal = { code: 'verification.too_many', retryAfterMs: BREAKER_CLOSED_MS }

function refusalOf(decision: SendDecision): BudgetRefusal | undefined {
  if (decision.may === 'send') return undefined
  return decision.may === 'refuse' ? decision.because : CLOSED
}

export function openBudgets({ db, clock, key, limits }: BudgetOptions): Budgets {
  function budgetedOf({ channel, subject, to, ip, account, isReal }: MessageRequest): BudgetedMessage {
    const recipient = blindIndex(key, to, 'verification.recipient')
    const prefix = prefixOf(channel, to)
    return { channel, subject, recipient, prefix, network: wideNetworkOf(ip), account: account ?? null, isReal }
  }

  const decide = async (tx: Tx, budgeted: BudgetedMessage): Promise<SendDecision> => {
    const nowMs = clock.nowMs()
    return decideSend(budgeted.channel, await findSends(tx, budgeted, limits, nowMs), nowMs)
  }

  return {
    async spend(message, alongside) {
      const budgeted = budgetedOf(message)
      // A flood is refused by a read; only a request that may pass waits for the lock, and is checked again under it.
      const first = await db.read((tx) => decide(tx, budgeted))
      if (first.may === 'refuse') return err(first.because)
      return db.write(async (tx) => {
        await lockBudgets(tx)
        const decision = await decide(tx, budgeted)
        if (decision.may === 'close') await closePrefix(tx, budgeted.prefix, clock.nowMs())
        const refusal = refusalOf(decision)
        if (refusal !== undefined) return err(refusal)
        const send = await insertSend(tx, budgeted, clock.nowMs())
        await alongside(tx, send)
        return ok(send)
      })
    },
    release: releaseSend,
  }
}
