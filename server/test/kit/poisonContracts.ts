import { randomUUID } from 'node:crypto'
import { hours } from '@ronda/core'
import { termsOfText } from '@ronda/core/payroll'
import { insertOffer } from '../../src/agents/agentContract/contract.sql.ts'
import { expireContractProposals } from '../../src/agents/agentContract/desk.actions.ts'
import { endOverdue } from '../../src/agents/agentContract/end.actions.ts'
import { insertProposal } from '../../src/agents/agentContract/proposal.sql.ts'
import { recordAccepted, recordEnding } from '../../src/agents/agentContract/step.sql.ts'
import { bareMember } from './missions.ts'
import { poison, three, valuesOf, type PoisonCase, type Scene } from './poison.ts'

const TERMS = termsOfText('["1","dividend","USD","monthly","fixed","period","none","0","0",[["0","0","0","300000"]]]')

/** An offer of the platform to a new account; it expires within the hour. */
async function openOffer({ server, clock }: Scene): Promise<string> {
  const [id, { id: agent }] = [randomUUID(), await bareMember(server)]
  const times = { proposedAtMs: clock.at, expiresAtMs: clock.at + hours(1) }
  const fresh = { id, agent, upline: null, terms: TERMS, noticeDays: 1, proposedBy: agent, ...times }
  await server.db.write((tx) => insertOffer(tx, fresh))
  return id
}

/** A valid contract that ends within the hour. */
async function endingContract(scene: Scene): Promise<string> {
  const id = await openOffer(scene)
  const doing = { side: 'agent', by: null, nowMs: scene.clock.at } as const
  await scene.server.db.write(async (tx) => {
    const by = (await tx.selectFrom('agent_contract').select('agent').where('id', '=', id).executeTakeFirstOrThrow())
      .agent
    await recordAccepted(tx, id, { ...doing, by })
    await recordEnding(tx, id, { side: 'agent', validToMs: scene.clock.at + hours(1) }, { ...doing, by })
  })
  return id
}

async function proposed({ server, clock }: Scene): Promise<string> {
  const [id, { id: agent }] = [randomUUID(), await bareMember(server)]
  const times = { proposedAtMs: clock.at, expiresAtMs: clock.at + hours(1) }
  const fresh = { id, agent, terms: TERMS, noticeDays: null, reason: 'a sample', proposedBy: agent, ...times }
  await server.db.write((tx) => insertProposal(tx, fresh))
  return id
}

type Job = {
  readonly name: string
  readonly kind: string
  readonly table: 'agent_contract' | 'agent_contract_proposal'
  readonly make: (scene: Scene) => Promise<string>
  readonly state: string
}

const jobCase = ({ name, kind, table, make, state }: Job): PoisonCase => ({
  name,
  kind,
  async plant(scene) {
    const { server, clock } = scene
    const ids = await three(() => make(scene))
    const heal = await poison(server.db, { table, on: 'update', when: `old.id = '${ids[0]}'` })
    clock.at += hours(2)
    const { options } = server.features.agentContract
    const run = () => (table === 'agent_contract' ? endOverdue(options) : expireContractProposals(options))
    return {
      heal,
      run,
      done: async () => (await valuesOf(server.db, table, 'state', ids)).map((each) => each === state),
    }
  },
})

/** A poisoned row in every job of contracts of agents. */
export const contractPoison: readonly PoisonCase[] = [
  {
    name: 'offers that nobody answered',
    kind: 'agentContract.expire',
    table: 'agent_contract',
    make: openOffer,
    state: 'expired',
  } as const,
  {
    name: 'contracts whose notice is over',
    kind: 'agentContract.end',
    table: 'agent_contract',
    make: endingContract,
    state: 'terminated',
  } as const,
  {
    name: 'proposed contracts that nobody decided',
    kind: 'agentContract.propose',
    table: 'agent_contract_proposal',
    make: proposed,
    state: 'expired',
  } as const,
].map(jobCase)
