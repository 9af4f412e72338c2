import { PERIOD_KINDS } from '@ronda/core/payroll'
import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, nothing, uuid, whole, rowInAddress, written } from '../wire.ts'
import { payKind } from './agentContractTerms.ts'
import { payslipFile, payslipFileKind } from './payslip.ts'
import { BILL_QUEUES, DECIDED_MAX, PAYSLIP_STATES } from './payslipWords.ts'

/** A minute in UTC. */
const minute = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(`${text}Z`))),
)

const period = z.strictObject({ kind: z.enum(PERIOD_KINDS), from: epochMs, to: epochMs })

const run = z.strictObject({
  id: uuid,
  kind: payKind,
  currency,
  period,
  payslips: whole,
  pay: atoms,
  closedAt: epochMs,
})
export type PayRunShown = z.infer<typeof run>

const due = z.strictObject({ kind: payKind, currency, period })
export type PayRunDue = z.infer<typeof due>

const bill = z.strictObject({
  id: uuid,
  kind: payKind,
  currency,
  period,
  agent: z.strictObject({ id: z.string(), name: z.string() }),
  no: whole,
  amount: atoms,
  collected: atoms,
  state: z.enum(PAYSLIP_STATES),
  postedAt: epochMs,
  decideUntil: epochMs,
  note: z.nullable(z.string()),
  /** It waits for a decision, which somebody else must take: the account belongs to the caller. */
  isOwn: z.boolean(),
})
export type DeskBill = z.infer<typeof bill>

/** What a period pays if it is computed now, beside what is stored. */
const dryLine = z.strictObject({
  agent: z.strictObject({ id: z.string(), name: z.string() }),
  /** With corrections; null where no payslip is stored. */
  stored: z.nullable(atoms),
  computed: atoms,
})
export type DryLine = z.infer<typeof dryLine>

/** Runs of contracts, and what they owe, for staff. */
export const payslipDesk = {
  runs: defineCall({
    method: 'GET',
    path: '/api/v1/office/pay-runs',
    may: 'operator',
    says: 'The runs so far, newest first; with the first page the periods that are due, the fund, and what is owed.',
    request: z.strictObject({ kind: z.optional(payKind), before: z.optional(rowInAddress) }),
    reply: z.strictObject({
      currency,
      /** Null with later pages. */
      now: z.nullable(
        z.strictObject({
          fund: atoms,
          owed: atoms,
          /** What waits for a decision. */
          awaiting: atoms,
          due: z.array(due),
        }),
      ),
      runs: z.array(run),
      next: z.nullable(z.int()),
    }),
    refusals: [],
    perMinute: 240,
  }),
  dryRun: defineCall({
    method: 'GET',
    path: '/api/v1/office/pay-runs/dry',
    may: 'operator',
    says: 'What a period pays if it is computed now, and the difference to what is stored. Nothing is written.',
    request: z.strictObject({ kind: payKind, period: z.enum(PERIOD_KINDS), at: minute }),
    reply: z.strictObject({
      currency,
      period,
      isClosed: z.boolean(),
      stored: atoms,
      computed: atoms,
      payslips: whole,
      /** How many agents there are such lines of. */
      differing: whole,
      /** The agents whose amount differs, or all of a period that is not closed; at most 100. */
      lines: z.array(dryLine),
    }),
    refusals: ['payslip.period_open'],
    perMinute: 20,
  }),
  run: defineCall({
    method: 'POST',
    path: '/api/v1/office/pay-runs',
    may: 'operator',
    says: 'Starts at once what the schedule does each minute: due periods, corrections, payments. Each happens once, however often this is called.',
    request: z.strictObject({}),
    reply: nothing,
    refusals: [],
    perMinute: 10,
    isSensitive: true,
  }),
  file: defineCall({
    method: 'GET',
    path: '/api/v1/office/pay-runs/:id/file',
    may: 'operator',
    says: 'The file from which `npm run payslip` computes every payslip of a run again.',
    request: z.strictObject({ id: uuid, kind: payslipFileKind, after: z.optional(rowInAddress) }),
    reply: payslipFile,
    refusals: ['payslip.unknown', 'payslip.file_large'],
    perMinute: 120,
  }),
  bills: defineCall({
    method: 'GET',
    path: '/api/v1/office/pay-bills',
    may: 'operator',
    says: 'What is owed to agents, newest first: what waits for a decision, what the fund lacks, or all.',
    request: z.strictObject({
      queue: z.enum(BILL_QUEUES),
      kind: z.optional(payKind),
      /** A number or a complete username. */
      agent: z.optional(z.string().check(z.maxLength(64))),
      before: z.optional(rowInAddress),
    }),
    reply: z.strictObject({ bills: z.array(bill), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 240,
  }),
  decide: defineCall({
    method: 'POST',
    path: '/api/v1/office/pay-bills/decide',
    may: 'operator',
    says: 'Approves or denies what waits for a decision, all of it or nothing, with a reason. Sent twice, it happens once.',
    request: z.strictObject({
      ids: z.array(uuid).check(z.minLength(1), z.maxLength(DECIDED_MAX)),
      decision: z.enum(['approved', 'denied']),
      reason: written(3, 500),
    }),
    reply: z.strictObject({ decided: whole }),
    refusals: ['payslip.unknown', 'payslip.decided', 'payslip.own'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
}
