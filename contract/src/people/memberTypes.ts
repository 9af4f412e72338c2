/** Numeric account types of the public interface: 0 member, 1 agent, 4 trial, 9 operator. */
export const MEMBER_TYPES = { member: 0, agent: 1, trial: 4, operator: 9 } as const

/** Types that may use the agent pages. */
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42]
