import { PAY_KINDS } from '@ronda/core/payroll'
import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { AGENT_TYPES } from '../people/memberTypes.ts'
import { epochMs, hex64, key, uuid, whole, written } from '../wire.ts'

/** A member or an agent with its place in the tree. */
const treePerson = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** 2 is a general agent, at the head of a line; 1 stands below another agent. Null for a member. */
  agentType: z.nullable(z.int().check(z.refine((type) => AGENT_TYPES.includes(type)))),
})
export type TreePerson = z.infer<typeof treePerson>

const treeMove = z.strictObject({
  id: uuid,
  /** The names of the agents; null for no line. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reason: z.string(),
  by: z.string(),
  at: epochMs,
})
export type TreeMove = z.infer<typeof treeMove>

const member = written(1, 64)

/** The tree of agents and members, for staff. */
export const treeDesk = {
  line: defineCall({
    method: 'GET',
    path: '/api/v1/office/tree',
    may: 'operator',
    says: 'Where an account stands in the tree: who is above it, how many are below it, and how it was moved.',
    request: z.strictObject({ member }),
    reply: z.strictObject({
      account: treePerson,
      /** Nearest first. */
      above: z.array(treePerson),
      /** Everybody below, at any depth. */
      members: whole,
      agents: whole,
      /** Newest first. */
      moves: z.array(treeMove),
    }),
    refusals: ['adjustment.member_unknown'],
    perMinute: 240,
  }),
  impact: defineCall({
    method: 'GET',
    path: '/api/v1/office/tree/impact',
    may: 'operator',
    says: 'Which contracts of agents a move would end. The hash is sent with the move.',
    request: z.strictObject({ member, upline: z.optional(written(1, 64)) }),
    reply: z.strictObject({
      /** The first ones. */
      ended: z.array(z.strictObject({ id: z.string(), name: z.string(), kind: z.enum(PAY_KINDS) })),
      count: whole,
      hash: hex64,
    }),
    refusals: ['adjustment.member_unknown', 'tree.upline_unknown'],
    perMinute: 120,
  }),
  move: defineCall({
    method: 'POST',
    path: '/api/v1/office/tree/moves',
    may: 'operator',
    says: 'Moves an account, with everybody below it, to another agent or out of every line, for a reason. Where contracts end with it, the hash of those that were shown is needed.',
    request: z.strictObject({
      key,
      member,
      upline: z.nullable(written(1, 64)),
      reason: written(4, 300),
      impact: z.optional(hex64),
    }),
    reply: treeMove,
    refusals: [
      'adjustment.member_unknown',
      'adjustment.own_account',
      'tree.upline_unknown',
      'tree.not_agent',
      'tree.same_place',
      'tree.own_branch',
      'tree.too_deep',
      'tree.impact',
      'wallet.key_reused',
    ],
    perMinute: 30,
    isSensitive: true,
    needsFreshProof: true,
  }),
}
