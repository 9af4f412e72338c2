import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, hex64, key, uuid, whole, wholeInAddress } from '../wire.ts'
import {
  agentContract,
  contractExample,
  contractForecast,
  contractImpact,
  contractNext,
  contractTerms,
  contractVersion,
  noticeDays,
  payKind,
  waitingContract,
} from './agentContractTerms.ts'
import { CONTRACT_ACTIONS, EXAMPLES_UNAVAILABLE, SIMULATED_MAX } from './agentContractWords.ts'

const number = z.string().check(z.regex(/^[1-9]\d{6,15}$/))

const current = z.nullable(agentContract)

/** The version in `next` is the last one of the page; null at the end. */
const versionPage = { versions: z.array(contractVersion), next: z.nullable(whole) }

const OFFER_REFUSALS = [
  'agentContract.off',
  'agentContract.none_own',
  'agentContract.above_upline',
  'agentContract.other_period',
  'agentContract.other_rules',
] as const

/** An answer to an offer, or the end of a contract, by the name of the public interface for each kind. */
const process = (name: string, of: string) =>
  defineCall({
    method: 'POST',
    path: `/wps/relay/${name}`,
    may: 'agent',
    says: `Accepts or rejects an offer of ${of}, or asks to end a contract. Accepting and ending need the hash of the impact that was shown. Sent twice, it happens once.`,
    request: z.strictObject({ id: uuid, action: z.enum(CONTRACT_ACTIONS), impact: z.optional(hex64) }),
    reply: agentContract,
    refusals: [
      ...OFFER_REFUSALS,
      'agentContract.unknown',
      'agentContract.decided',
      'agentContract.expired',
      'agentContract.impact',
      'agentContract.not_valid',
    ],
    perMinute: 60,
    isSensitive: true,
  })

/** Contracts of an agent: with the agent directly above or the platform, and with the agents directly below. */
export const agentContracts = {
  own: defineCall({
    method: 'GET',
    path: '/wps/agent/contracts',
    may: 'agent',
    says: 'The caller’s contract of a kind, the offer that waits for an answer, and the last versions, newest first.',
    request: z.strictObject({ kind: payKind }),
    reply: z.strictObject({
      contract: current,
      offer: current,
      ...versionPage,
    }),
    refusals: ['agentContract.off'],
    perMinute: 240,
  }),
  waiting: defineCall({
    method: 'GET',
    path: '/wps/agent/contracts/waiting',
    may: 'agent',
    says: 'What waits for the caller’s answer: requests to end a contract first, then offers. `count` has all of them.',
    request: z.strictObject({}),
    reply: z.strictObject({ kinds: z.array(payKind), offers: z.array(waitingContract), count: whole }),
    refusals: [],
    perMinute: 240,
  }),
  below: defineCall({
    method: 'GET',
    path: '/wps/agent/contracts/below',
    may: 'agent',
    says: 'The agents directly below the caller with their contracts of a kind and the offers that wait, page by page.',
    request: z.strictObject({ kind: payKind, after: z.optional(number) }),
    reply: z.strictObject({
      rows: z.array(z.strictObject({ id: z.string(), name: z.string(), contract: current, offer: current })),
      next: z.nullable(z.string()),
    }),
    refusals: ['agentContract.off'],
    perMinute: 240,
  }),
  versions: defineCall({
    method: 'GET',
    path: '/wps/agent/contracts/:id/versions',
    may: 'agent',
    says: 'The versions that the caller has had of a contract, newest first, with everything that happened to them; send `next` of a page as `before`.',
    request: z.strictObject({ id: uuid, before: z.optional(wholeInAddress) }),
    reply: z.strictObject(versionPage),
    refusals: ['agentContract.off', 'agentContract.unknown'],
    perMinute: 240,
  }),
  examples: defineCall({
    method: 'GET',
    path: '/wps/agent/contracts/:id/examples',
    may: 'agent',
    says: 'What a contract or an offer pays in the period that runs, and would have paid for the last closed ones.',
    request: z.strictObject({ id: uuid, count: wholeInAddress.check(z.gte(1), z.lte(SIMULATED_MAX)) }),
    reply: z.strictObject({
      /** Why there are none: figures are kept by day, or the team is too large for an answer at once. */
      unavailable: z.nullable(z.enum(EXAMPLES_UNAVAILABLE)),
      /** Null where there are none, and where the contract counts from the next period on. */
      current: z.nullable(contractExample),
      next: z.nullable(contractNext),
      forecast: z.nullable(contractForecast),
      /** Newest first. */
      closed: z.array(contractExample),
      readAt: epochMs,
    }),
    refusals: ['agentContract.off', 'agentContract.unknown'],
    perMinute: 20,
  }),
  impact: defineCall({
    method: 'GET',
    path: '/wps/agent/contracts/:id/impact',
    may: 'agent',
    says: 'Which contracts below end if an offer is accepted, or if a valid contract ends. The hash is sent with the answer.',
    request: z.strictObject({ id: uuid }),
    reply: contractImpact,
    refusals: ['agentContract.unknown', 'agentContract.decided', 'agentContract.expired', ...OFFER_REFUSALS],
    perMinute: 120,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/wps/agent/contracts',
    may: 'agent',
    says: 'Offers a contract to an agent directly below. It is answered within a week, or expires.',
    request: z.strictObject({ key, agent: number, terms: contractTerms, noticeDays }),
    reply: agentContract,
    refusals: [
      ...OFFER_REFUSALS,
      'agentContract.agent_unknown',
      'agentContract.terms',
      'agentContract.offer_open',
      'agentContract.too_many',
      'wallet.key_reused',
    ],
    perMinute: 30,
    isSensitive: true,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/wps/agent/contracts/:id/withdraw',
    may: 'agent',
    says: 'Takes back an offer that was not answered, or the own request to end a contract.',
    request: z.strictObject({ id: uuid }),
    reply: agentContract,
    refusals: ['agentContract.off', 'agentContract.unknown', 'agentContract.decided'],
    perMinute: 60,
    isSensitive: true,
  }),
  processDividend: process('MCS2_processDividendReq', 'a dividend'),
  processDailySalary: process('MCS2_processDailySalContract', 'a daily salary'),
  processHourSalary: process('MCS2_processContractHourSalary', 'an hourly salary'),
  processRealTimeSalary: process('MCSFE_processRealTimeSalaryContract', 'a real-time salary'),
}
