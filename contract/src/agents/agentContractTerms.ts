import { CARRY_KINDS, MEASURES, PAY_KINDS, PERIOD_KINDS, TIER_KINDS, TIERS_MAX } from '@ronda/core/payroll'
import { z } from 'zod/mini'
import { atoms, currency, epochMs, hex64, uuid, whole } from '../wire.ts'
import {
  CONTRACT_ASKS,
  CONTRACT_SIDES,
  CONTRACT_STATES,
  CONTRACT_STEPS,
  NOTICE_DAYS_MAX,
} from './agentContractWords.ts'

export const payKind = z.enum(PAY_KINDS)

const share = z.int().check(z.gte(0), z.lte(1_000_000))

const tier = z.strictObject({
  validBetMin: atoms,
  lossMin: atoms,
  activeMembersMin: whole,
  rateMillionths: share,
})

/** What a contract pays, and for what. Amounts are atoms, rates and shares millionths. */
export const contractTerms = z.strictObject({
  kind: payKind,
  currency,
  period: z.enum(PERIOD_KINDS),
  tierKind: z.enum(TIER_KINDS),
  measure: z.enum(MEASURES),
  carry: z.enum(CARRY_KINDS),
  platformMillionths: share,
  activeFrom: atoms,
  tiers: z.array(tier).check(z.minLength(1), z.maxLength(TIERS_MAX)),
})

/** After how many days one side alone can end a contract; null where both must agree. */
export const noticeDays = z.nullable(z.int().check(z.gte(1), z.lte(NOTICE_DAYS_MAX)))

const contractPerson = z.strictObject({ id: z.string(), name: z.string() })

/** One version of a contract. */
export const contractFields = {
  id: uuid,
  version: whole,
  state: z.enum(CONTRACT_STATES),
  terms: contractTerms,
  /** SHA-256 of the canonical text of the terms. */
  termsHash: hex64,
  noticeDays,
  proposedAt: epochMs,
  expiresAt: epochMs,
  validFrom: z.nullable(epochMs),
  /** In the future while a notice runs. */
  validTo: z.nullable(epochMs),
  /** Who has asked to end it. */
  endingSide: z.nullable(z.enum(CONTRACT_SIDES)),
  /** Whether the platform is the other side. */
  isByPlatform: z.boolean(),
}
export const agentContract = z.strictObject(contractFields)
export type AgentContract = z.infer<typeof agentContract>

/** A contract that waits for the reader's answer. */
export const waitingContract = z.strictObject({
  ...contractFields,
  asks: z.enum(CONTRACT_ASKS),
  /** The agent below who asks; null where the agent above or the platform does. */
  agent: z.nullable(contractPerson),
})

export type WaitingContract = z.infer<typeof waitingContract>

export const contractStep = z.strictObject({
  what: z.enum(CONTRACT_STEPS),
  side: z.enum(CONTRACT_SIDES),
  note: z.nullable(z.string()),
  /** Another contract was accepted, and this one could not stay beside it. */
  isByOther: z.boolean(),
  at: epochMs,
})
export type ContractStepShown = z.infer<typeof contractStep>

export const contractVersion = z.strictObject({ ...contractFields, steps: z.array(contractStep) })
export type ContractVersion = z.infer<typeof contractVersion>

/** An agent whose contract would end; the name is shortened for agents. */
const endedContract = z.strictObject({ ...contractPerson.shape, rateMillionths: share })

/** What ends with a change: the first ones, how many, and the hash that says that all of them were shown. */
export const contractImpact = z.strictObject({ ended: z.array(endedContract), count: whole, hash: hex64 })
export type ContractImpact = z.infer<typeof contractImpact>

/** What a contract pays, or would have paid, for one period. */
/** The period that runs at its end, if today and each day after it goes like the same day of the week before. */
export const contractForecast = z.strictObject({
  tier: z.nullable(whole),
  gross: atoms,
  pay: atoms,
  /** The closed periods in which the same forecast was tried, on the same day of each. */
  tried: whole,
  /** By how much it missed what was paid, on average; null where there is no such period. */
  error: z.nullable(atoms),
})

export const contractExample = z.strictObject({
  fromMs: epochMs,
  toMs: epochMs,
  validBet: atoms,
  /** Stakes less prizes and promotions. */
  result: atoms,
  activeMembers: whole,
  /** The place of the tier; null: none was reached. */
  tier: z.nullable(whole),
  /** What the contract pays for the whole team. */
  gross: atoms,
  /** What is left after the contracts below. */
  pay: atoms,
  /** By how much the contracts below pay more. */
  debt: atoms,
})
export type ContractExample = z.infer<typeof contractExample>

/** What is missing to the next tier, and what the contract pays once it is reached. */
export const contractNext = z.strictObject({
  tier: whole,
  validBet: atoms,
  loss: atoms,
  activeMembers: whole,
  gross: atoms,
})
