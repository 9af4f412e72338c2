import { collect } from '@ronda/core/payroll'

/** What is left of a bill: to be paid, or to be taken off where it is below zero. */
export type Rest = { readonly id: string; readonly account: string; readonly kind: string; readonly rest: bigint }

export type SetOff = { readonly bill: string; readonly against: string; readonly amount: bigint }

/** Takes negative corrections off what the same agent is to be paid for the same kind of contract. */
function setOff(toPay: readonly Rest[], toTakeOff: readonly Rest[]): readonly SetOff[] {
  const left = new Map(toTakeOff.map(({ id, rest }) => [id, -rest]))
  const done: SetOff[] = []
  for (const bill of toPay) {
    let open = bill.rest
    for (const other of toTakeOff) {
      const rest = left.get(other.id) ?? 0n
      if (other.account !== bill.account || other.kind !== bill.kind || rest === 0n || open === 0n) continue
      const amount = rest < open ? rest : open
      done.push({ bill: bill.id, against: other.id, amount })
      left.set(other.id, rest - amount)
      open -= amount
    }
  }
  return done
}

export type Plan = {
  readonly setOff: readonly SetOff[]
  /** What the fund pays for each bill, in their order; nothing where it has nothing left. */
  readonly paid: readonly { readonly bill: string; readonly amount: bigint }[]
  /** Whether the fund lacks something. */
  readonly isShort: boolean
}

/** What is paid now: what is taken off first, then from the fund in the order of the bills as long as it lasts. */
export function planPayments(toPay: readonly Rest[], toTakeOff: readonly Rest[], fund: bigint): Plan {
  const offs = setOff(toPay, toTakeOff)
  const taken = new Map<string, bigint>()
  for (const { bill, amount } of offs) taken.set(bill, (taken.get(bill) ?? 0n) + amount)
  const rests = toPay
    .map(({ id, rest }) => ({ agent: id, pay: rest - (taken.get(id) ?? 0n) }))
    .filter(({ pay }) => pay > 0n)
  const collected = collect(rests, fund)
  return {
    setOff: offs,
    paid: collected.map(({ agent: bill, paid: amount }) => ({ bill, amount })),
    isShort: collected.some(({ owed }) => owed > 0n),
  }
}
