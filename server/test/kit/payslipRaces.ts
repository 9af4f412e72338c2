import type { MoneyParties, Repeated } from './moneyParties.ts'
import { approvalsOf, awaitingBill } from './payslips.ts'

/** The same decision about a payslip, sent many times at once. */
export function repeatedPayslips(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  const { server, ana } = parties
  return {
    'payslipDesk.decide': {
      answers: 'done',
      async open() {
        const id = await awaitingBill(server)
        const body = { ids: [id], decision: 'approved', reason: 'A race' }
        return {
          ask: () => parties.office(ana, 'pay-bills/decide', body),
          left: () => approvalsOf(server, id),
          leaves: 1,
        }
      },
    },
  }
}
