/** Numeric account types of the public interface: 0 member, 1 agent below another one, 4 trial, 9 operator. */
export const MEMBER_TYPES = { member: 0, agent: 1, trial: 4, operator: 9 } as const

/** An agent with no agent above. */
export const GENERAL_AGENT_TYPE = 2

/**
 * Types that may use the agent pages. 2 is a general agent: the head of a line, with no agent above; 1 is an agent below
 * another one. 41 and 42 are the same two of a trial line, whose accounts play without real money. All of them see their
 * team, bring others and send money down; only 1 and 41 have an agent to send money up to, and neither 41 nor 42 can move
 * real money. No account of a trial line is opened by this version.
 */
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42]
