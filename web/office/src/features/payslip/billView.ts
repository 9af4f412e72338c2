import { DECIDED_MAX, type DeskBill } from '@ronda/contract'

type Waiting = Pick<DeskBill, 'state' | 'isOwn'>

/** Whether the member of staff may decide about a bill: it waits, and it is not paid to an account of theirs. */
export const mayDecide = ({ state, isOwn }: Waiting): boolean => state === 'awaiting_approval' && !isOwn

/** The bills that are chosen together: as many as are decided at once. */
export const choosable = <Bill extends Waiting>(bills: readonly Bill[]): readonly Bill[] =>
  bills.filter(mayDecide).slice(0, DECIDED_MAX)
