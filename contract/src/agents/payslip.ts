import { EXCLUSIONS, PERIOD_KINDS } from '@ronda/core/payroll'
import { isCalendarDay } from '@ronda/core'
import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, hex64, languageCode, uuid, whole, rowInAddress } from '../wire.ts'
import { contractTerms, payKind } from './agentContractTerms.ts'
import { PAYSLIP_STATES } from './payslipWords.ts'

const day = z.string().check(z.maxLength(10), z.refine(isCalendarDay))
const person = z.strictObject({ id: z.string(), name: z.string() })

const period = z.strictObject({ kind: z.enum(PERIOD_KINDS), from: epochMs, to: epochMs })

const row = {
  id: uuid,
  kind: payKind,
  currency,
  period,
  /** The place of the tier that was reached; null: none. */
  tier: z.nullable(whole),
  gross: atoms,
  pay: atoms,
  debt: atoms,
  /** What late events changed. */
  corrected: atoms,
  paid: atoms,
  state: z.enum(PAYSLIP_STATES),
}
const payslipRow = z.strictObject(row)
export type PayslipRow = z.infer<typeof payslipRow>

/** What is owed for a payslip (`no` 0), or a correction of it. */
const bill = z.strictObject({
  no: whole,
  amount: atoms,
  collected: atoms,
  state: z.enum(PAYSLIP_STATES),
  postedAt: epochMs,
  /** Why it was denied. */
  note: z.nullable(z.string()),
  payments: z.array(z.strictObject({ amount: atoms, paidAt: epochMs, isSetOff: z.boolean() })),
})
export type PayslipBill = z.infer<typeof bill>

const payslipRead = z.strictObject({
  ...row,
  terms: contractTerms,
  termsHash: hex64,
  figures: z.strictObject({
    validBet: atoms,
    stakes: atoms,
    prizes: atoms,
    rebates: atoms,
    promotions: atoms,
    paymentFees: atoms,
    activeMembers: whole,
    activeMemberDays: whole,
  }),
  /** What the rate was paid on, to the nearest amount that can be paid. */
  base: atoms,
  /** The loss that was carried into the period, and the one that it leaves. */
  carriedIn: atoms,
  carriedOut: atoms,
  /** What direct downlines earned. */
  downlines: z.array(z.strictObject({ ...person.shape, amount: atoms })),
  rebates: atoms,
  bills: z.array(bill),
  /** Bets of the period that do not count now, by reason. What was excluded after the payslip was closed is in a correction. */
  excluded: z.array(z.strictObject({ reason: z.enum(EXCLUSIONS), bets: whole, validBet: atoms })),
})
export type PayslipRead = z.infer<typeof payslipRead>

const bet = z.strictObject({
  id: z.string(),
  at: epochMs,
  member: person,
  /** The name of the game. */
  game: z.nullable(z.string()),
  validBet: atoms,
  stakes: atoms,
  prizes: atoms,
  /** Rebates and promotions. */
  given: atoms,
  /** It undoes an event that is also there. */
  isUndo: z.boolean(),
  excluded: z.nullable(z.enum(EXCLUSIONS)),
  /** It came after the payslip was closed: a correction pays for it. */
  isLate: z.boolean(),
})
export type PayslipBet = z.infer<typeof bet>

/** As it was closed (by default), or computed again with what came late. */
export const payslipFileKind = z.optional(z.enum(['closed', 'corrected']))
export const payslipFile = z.strictObject({
  name: z.string(),
  text: z.string(),
  /** Where the next part begins; null for the last one. The parts together are the file. */
  next: z.nullable(z.int()),
})

const income = z.strictObject({ kind: payKind, earned: atoms, paid: atoms, owed: atoms, waiting: atoms })
export type Income = z.infer<typeof income>

/** What an agent's contracts have paid. An agent sees their own payslips and nobody else's. */
export const payslips = {
  list: defineCall({
    method: 'GET',
    path: '/wps/agent/payslips',
    may: 'agent',
    says: 'The caller’s payslips of a kind of contract, newest first, of periods that begin on these days (UTC).',
    request: z.strictObject({ kind: payKind, from: z.optional(day), to: z.optional(day), after: z.optional(uuid) }),
    reply: z.strictObject({ rows: z.array(payslipRow), next: z.nullable(uuid) }),
    refusals: [],
    perMinute: 240,
  }),
  read: defineCall({
    method: 'GET',
    path: '/wps/agent/payslips/:id',
    may: 'agent',
    says: 'One payslip with everything that it was computed from, its corrections and payments.',
    request: z.strictObject({ id: uuid }),
    reply: payslipRead,
    refusals: ['payslip.unknown'],
    perMinute: 240,
  }),
  bets: defineCall({
    method: 'GET',
    path: '/wps/agent/payslips/:id/bets',
    may: 'agent',
    says: 'The bets of a payslip and of its corrections, and what was given to members, newest first; members by pseudonyms.',
    request: z.strictObject({ id: uuid, language: languageCode, after: z.optional(rowInAddress) }),
    reply: z.strictObject({ currency, rows: z.array(bet), next: z.nullable(z.int()) }),
    refusals: ['payslip.unknown'],
    perMinute: 240,
  }),
  file: defineCall({
    method: 'GET',
    path: '/wps/agent/payslips/:id/file',
    may: 'agent',
    says: 'The file from which `npm run payslip` computes a payslip and those below it again: as it was closed, or with what came late.',
    request: z.strictObject({ id: uuid, kind: payslipFileKind, after: z.optional(rowInAddress) }),
    reply: payslipFile,
    refusals: ['payslip.unknown', 'payslip.file_staff', 'payslip.file_large'],
    perMinute: 120,
  }),
  income: defineCall({
    method: 'GET',
    path: '/wps/agent/income',
    may: 'agent',
    says: 'What the caller’s contracts paid in the last twelve months (UTC): by kind, and by month, oldest first.',
    request: z.strictObject({ kind: z.optional(payKind) }),
    reply: z.strictObject({
      currency,
      kinds: z.array(income),
      months: z.array(z.strictObject({ month: z.string(), earned: atoms, paid: atoms })),
    }),
    refusals: [],
    perMinute: 120,
  }),
}
