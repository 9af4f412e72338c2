/** Prefix of every query about contracts of agents: a message of the server invalidates them together. */
export const CONTRACT_KEY = ['contracts'] as const
