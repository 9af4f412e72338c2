import { BILL_QUEUES, DECIDED_MAX, type DeskBill } from '@ronda/contract'
import { PAY_KINDS } from '@ronda/core/payroll'
import type { DeskFilter } from '../../shell/desk/deskAddress.ts'
import type { BillFilter } from './payslip.queries.ts'

type Waiting = Pick<DeskBill, 'state' | 'isOwn'>

/** Whether the member of staff may decide about a bill: it waits, and it is not paid to an account of theirs. */
export const mayDecide = ({ state, isOwn }: Waiting): boolean => state === 'awaiting_approval' && !isOwn

/** The bills that are chosen together: as many as are decided at once. */
export const choosable = <Bill extends Waiting>(bills: readonly Bill[]): readonly Bill[] =>
  bills.filter(mayDecide).slice(0, DECIDED_MAX)

/** What the list is filtered by, from the address. */
export function billFilterOf({ list, kind, agent = '' }: DeskFilter): BillFilter {
  const queue = BILL_QUEUES.find((each) => each === list) ?? 'awaiting'
  return { queue, kind: PAY_KINDS.find((each) => each === kind), agent }
}

/** The same, as it is kept in the address. */
export const keptFilter = ({ queue, kind, agent }: BillFilter): DeskFilter => ({
  list: queue,
  ...(kind !== undefined && { kind }),
  agent: agent.trim(),
})
