/** Prefix of every query about the figures of an agent's team: a message of the server invalidates them together. */
export const TEAM_KEY = ['team'] as const
