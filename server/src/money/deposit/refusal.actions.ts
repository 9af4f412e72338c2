import { isFrozen } from '../../people/freeze/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { depositRefusal } from '../control/index.ts'
import type { DepositOptions } from './allowance.actions.ts'

/** Why a member may not deposit: a freeze, a limit of their own, or identity documents that are due. */
export const refusalOfDeposits =
  (isIdentityDue: (tx: Tx, owner: string) => Promise<boolean>): DepositOptions['refusalOf'] =>
  async (tx, owner, asked, nowMs) => {
    if (await isFrozen(tx, owner, 'deposit', nowMs)) return 'account.frozen'
    const refusal = await depositRefusal(tx, owner, asked, nowMs)
    if (refusal !== undefined) return refusal
    return (await isIdentityDue(tx, owner)) ? 'limit.identity_required' : undefined
  }
