import type { BankRecordState } from '@ronda/contract'

type Recorded = { readonly state: BankRecordState; readonly recordedBy: string; readonly decidedBy: string | null }

export type Decision = 'confirmed' | 'withdrawn'

/** Whether this repeats the same person's same decision: a second click changes nothing. */
export const isDecidedSo = ({ state, decidedBy }: Recorded, decision: Decision, by: string): boolean =>
  state === decision && decidedBy === by

/** Confirming needs two people, stopping it only one. */
export const withdrawRefusal = ({ state }: Recorded): 'bankTransfer.decided' | undefined =>
  state === 'recorded' ? undefined : 'bankTransfer.decided'

/** The person is checked before the state: whoever recorded it is told that somebody else confirms, whatever it is. */
export const confirmRefusal = (
  recorded: Recorded,
  by: string,
): 'bankTransfer.decided' | 'bankTransfer.same_person' | undefined =>
  recorded.recordedBy === by ? 'bankTransfer.same_person' : withdrawRefusal(recorded)
