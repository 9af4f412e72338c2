/** Desk: where an account stands in the tree of agents. */
export const deskTree = {
  title: 'Line of agents',
  move: 'Move to another agent',
  note: 'The account moves with everybody below it. Figures up to now stay with the agents they were made under; from now on they count for the new line.',
  upline: 'New agent',
  uplineHint: 'Number or username. Leave it empty to take the account out of every line.',
  moved: 'Account moved.',
  moves: 'Earlier moves',
  fromTo: 'From {from} to {to}',
  noAgent: 'no agent',
  noLine: 'In no agent’s line.',
  head: 'General agent: at the head of their line.',
  team: 'Team: {members} members, {agents} agents',
} as const
