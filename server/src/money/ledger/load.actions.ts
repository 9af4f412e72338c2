import type pg from 'pg'
import type { Loaded } from './batch.ts'
import type { WalletState } from './decision.ts'
import type { Generations } from './generations.ts'
import { loadPast, type Named } from './legs.sql.ts'
import { isUndoing, otherWalletOf, type Operation, type WalletId } from './operation.ts'
import { walletsOf, type Ticket } from './queue.ts'
import { loadStates } from './states.sql.ts'

type Asked = {
  readonly states: Generations<WalletId, WalletState>
  readonly tickets: readonly Ticket[]
  readonly nowMs: number
  /** The first try trusts that names are new and that nobody else writes; after that the database is asked. */
  readonly doubt: boolean
}

/** All that deciding these operations needs: usually everything is known and nothing is read. */
export async function load(client: pg.Client, { states, tickets, nowMs, doubt }: Asked): Promise<Loaded> {
  const operations = tickets.map(({ operation }) => operation)
  // What these answer without writing would otherwise rest on a memory that the database never checked.
  for (const operation of operations.filter(needsFreshState)) {
    states.delete(operation.wallet)
    const other = otherWalletOf(operation)
    if (other !== undefined) states.delete(other)
  }

  const known = new Map<WalletId, WalletState>()
  const missing: WalletId[] = []
  for (const wallet of walletsOf(tickets)) {
    const state = states.get(wallet)
    if (state) known.set(wallet, state)
    else missing.push(wallet)
  }
  if (missing.length > 0) {
    const restricting = new Set(operations.filter(({ kind }) => kind === 'restrict').map(({ wallet }) => wallet))
    for (const state of await loadStates(client, missing, restricting, nowMs)) known.set(state.wallet, state)
  }
  // After the states: a leg written in between makes the chain refuse what is decided here.
  return { states: known, past: await loadPast(client, namesOf(doubt ? operations : operations.filter(isUndoing))) }
}

function needsFreshState(operation: Operation): boolean {
  return isUndoing(operation) || operation.kind === 'restrict'
}

function namesOf(operations: readonly Operation[]): readonly Named[] {
  return operations.flatMap((operation) => {
    const { id, wallet } = operation
    const other = otherWalletOf(operation)
    return other === undefined
      ? [{ id, wallet }]
      : [
          { id, wallet },
          { id, wallet: other },
        ]
  })
}
