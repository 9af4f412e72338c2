import { randomUUID } from 'node:crypto'
import { hours } from '@ronda/core'
import { expireGeneralAgents } from '../../src/agents/agentAccount/desk.actions.ts'
import { insertProposal } from '../../src/agents/agentAccount/proposal.sql.ts'
import { bareMember } from './missions.ts'
import { poison, three, valuesOf, type PoisonCase, type Scene } from './poison.ts'

const TABLE = 'agent_account_proposal'

async function proposed({ server, clock }: Scene): Promise<string> {
  const [id, { id: proposedBy }] = [randomUUID(), await bareMember(server)]
  const times = { proposedAtMs: clock.at, expiresAtMs: clock.at + hours(1) }
  const fresh = {
    id,
    username: `a${id.slice(0, 8)}`,
    language: 'es',
    reason: 'a sample',
    proposedBy,
    ...times,
  } as const
  await server.db.write((tx) => insertProposal(tx, fresh))
  return id
}

/** A poisoned row in the job of proposed agents. */
export const agentPoison: readonly PoisonCase[] = [
  {
    name: 'proposed agents that nobody decided',
    kind: 'agentAccount.propose',
    async plant(scene) {
      const { server, clock } = scene
      const ids = await three(() => proposed(scene))
      const heal = await poison(server.db, { table: TABLE, on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += hours(2)
      return {
        heal,
        run: () => expireGeneralAgents(server.features.agentAccount.options),
        done: async () => (await valuesOf(server.db, TABLE, 'state', ids)).map((each) => each === 'expired'),
      }
    },
  },
]
