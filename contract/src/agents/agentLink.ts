import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, uuid, whole, written } from '../wire.ts'
import { AGENT_LINK_DAYS_MAX, OPENED_KINDS } from './agentLinkWords.ts'

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

/** What somebody who registers with a link is shown, and signs. */
export const agentLinkTerms = z.strictObject({
  /** The agent whose line the account joins. */
  agent: z.string(),
  account,
  note: z.string(),
  /** SHA-256 of the terms; sent back with the registration. */
  hash: z.string(),
})
export type AgentLinkTerms = z.infer<typeof agentLinkTerms>

/** The registration links of an agent. */
export const agentLinks = {
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
