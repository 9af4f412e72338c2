/** Bets of one page of a payslip, and payslips of one page of a list. */
export const PAYSLIP_PAGE = 20
/** The longest time of the list of an agent's income, in months. */
export const INCOME_MONTHS = 12
/** Payslips that staff decide about at once. */
export const DECIDED_MAX = 100

/** Which bills staff look at. */
export const BILL_QUEUES = ['awaiting', 'owed', 'all'] as const
export type BillQueue = (typeof BILL_QUEUES)[number]
