import { BILL_STATES } from '@ronda/core/payroll'

/** States of what is owed; a correction that takes off has two of its own, and one of nothing another. */
export const PAYSLIP_STATES = [...BILL_STATES, 'to_set_off', 'set_off', 'nothing_due'] as const
export type PayslipState = (typeof PAYSLIP_STATES)[number]

/** Bets of one page of a payslip, and payslips of one page of a list. */
export const PAYSLIP_PAGE = 20
/** The longest time of the list of an agent's income, in months. */
export const INCOME_MONTHS = 12
/** Payslips that staff decide about at once. */
export const DECIDED_MAX = 100

/** Which bills staff look at. */
export const BILL_QUEUES = ['awaiting', 'owed', 'all'] as const
export type BillQueue = (typeof BILL_QUEUES)[number]
