import { err, ok, type Id, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { wideNetworkOf } from '../../platform/http/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { closePrefix, countSends, insertSend, lockBudgets, releaseSend, type Sending } from './send.sql.ts'
import {
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

/** A message that somebody asks for. */
export type Asked = {
  readonly channel: Channel
  /** What it is for, and to whom: the same words again within a minute have to wait. */
  readonly subject: Buffer
  readonly to: string
  readonly ip: string
  readonly account?: Id<'account'> | undefined
  /** False when it will not be sent: counted alike, so that the answer is the same. */
  readonly isReal: boolean
}

export type Budgets = {
  /** Counts the message if the budgets allow it, and lets `alongside` write in the same transaction. */
  spend(asked: Asked, alongside: (tx: Tx, send: bigint) => Promise<void>): Promise<Result<bigint, BudgetRefusal>>
  /** It did not go out after all. */
  release(tx: Tx, send: bigint): Promise<void>
}

function refusalOf(decision: SendDecision): BudgetRefusal | undefined {
  if (decision.may === 'send') return undefined
  return decision.may === 'refuse' ? decision.because : 'verification.too_many'
}

export function openBudgets({ db, clock, key, limits }: BudgetOptions): Budgets {
  function sendingOf({ channel, subject, to, ip, account, isReal }: Asked): Sending {
    const recipient = blindIndex(key, to, 'verification.recipient')
    const prefix = prefixOf(channel, to)
    return { channel, subject, recipient, prefix, network: wideNetworkOf(ip), account: account ?? null, isReal }
  }

  const decide = async (tx: Tx, sending: Sending): Promise<SendDecision> => {
    const nowMs = clock.nowMs()
    return decideSend(sending.channel, await countSends(tx, sending, nowMs), limits, nowMs)
  }

  return {
    async spend(asked, alongside) {
      const sending = sendingOf(asked)
      // A flood is turned away by looking; only who may pass waits for the lock, and is looked at again behind it.
      const first = await db.read((tx) => decide(tx, sending))
      if (first.may === 'refuse') return err(first.because)
      return db.write(async (tx) => {
        await lockBudgets(tx)
        const decision = await decide(tx, sending)
        if (decision.may === 'close') await closePrefix(tx, sending.prefix, clock.nowMs())
        const refusal = refusalOf(decision)
        if (refusal !== undefined) return err(refusal)
        const send = await insertSend(tx, sending, clock.nowMs())
        await alongside(tx, send)
        return ok(send)
      })
    },
    release: releaseSend,
  }
}
