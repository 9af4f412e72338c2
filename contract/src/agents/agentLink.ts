import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, nothing, uuid, whole, written } from '../wire.ts'
import { AGENT_LINK_DAYS_MAX, LINE_TERMS_VERSIONS, OPENED_KINDS } from './agentLinkWords.ts'

const account = z.enum(OPENED_KINDS)

const agentLink = z.strictObject({
  id: uuid,
  code: z.string(),
  name: z.string(),
  /** What an account opened with the link is. */
  account,
  /** What the agent says to those who register; part of the terms that they sign. */
  note: z.string(),
  /** Null for no end. */
  validUntil: z.nullable(epochMs),
  isStopped: z.boolean(),
  createdAt: epochMs,
  /** Visitors, each once a day. */
  visits: whole,
  registrations: whole,
  firstDeposits: whole,
  /** Accounts with a bet in the last 30 days. */
  active: whole,
})
export type AgentLink = z.infer<typeof agentLink>

const lineTerms = {
  /** The agent whose line the account joins: the name, or for a code that is no link the code itself. */
  agent: z.string(),
  account,
  note: z.string(),
  /** Which text of the product goes with it. */
  version: z.literal(LINE_TERMS_VERSIONS),
}

/** What somebody who registers with a link, or with the number or name of an agent, is shown, and signs. */
export const agentLinkTerms = z.strictObject({
  ...lineTerms,
  /** SHA-256 of the terms; sent back with the registration. */
  hash: z.string(),
})
export type AgentLinkTerms = z.infer<typeof agentLinkTerms>

const signedTerms = z.strictObject({ ...lineTerms, hash: z.string(), signedAt: epochMs })
export type SignedTerms = z.infer<typeof signedTerms>

/** The registration links of an agent. */
export const agentLinks = {
  signed: defineCall({
    method: 'GET',
    path: '/wps/agent/links/signed',
    may: 'member',
    says: 'What the caller has signed when they registered in the line of an agent; null for who has signed nothing.',
    request: nothing,
    reply: z.strictObject({ terms: z.nullable(signedTerms) }),
    refusals: [],
    perMinute: 60,
  }),
  list: defineCall({
    method: 'GET',
    path: '/wps/agent/links',
    may: 'agent',
    says: 'The registration links of the agent with what they have brought, newest first.',
    request: z.strictObject({ before: z.optional(uuid) }),
    reply: z.strictObject({
      mayOpenAgents: z.boolean(),
      /** How many are open now, of all pages: the limit is on them. */
      open: whole,
      links: z.array(agentLink),
      /** The link after which the next page begins; null on the last one. */
      next: z.nullable(uuid),
    }),
    refusals: [],
    perMinute: 120,
  }),
  create: defineCall({
    method: 'POST',
    path: '/wps/agent/links',
    may: 'agent',
    says: 'Creates a registration link. Its terms never change: for others, stop it and create another. The limit is on open links.',
    request: z.strictObject({
      key,
      name: written(1, 40),
      account,
      note: z.string().check(z.maxLength(500)),
      /** Null for no end. */
      days: z.nullable(z.int().check(z.gte(1), z.lte(AGENT_LINK_DAYS_MAX))),
    }),
    reply: agentLink,
    refusals: ['agentLink.too_many', 'agentLink.agents_closed', 'wallet.key_reused'],
    perMinute: 30,
  }),
  stop: defineCall({
    method: 'POST',
    path: '/wps/agent/links/stop',
    may: 'agent',
    says: 'Stops a link, or opens it again. While it is stopped nobody can register with it.',
    request: z.strictObject({ id: uuid, isStopped: z.boolean() }),
    reply: agentLink,
    refusals: ['agentLink.unknown', 'agentLink.too_many'],
    perMinute: 60,
  }),
}
