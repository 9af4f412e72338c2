import { ATOMS_PER_UNIT, present, type Result } from '@ronda/core'
import type { Terms, Tier } from '@ronda/core/payroll'
import {
  answerOffer,
  approveProposal,
  previewImpact,
  previewProposal,
  proposeContract,
  proposeForPlatform,
} from '../agents/agentContract/index.ts'
import { decideBills, listBillsFor } from '../agents/payslip/index.ts'
import { findByName, type Account } from '../people/identity/index.ts'
import { demoBrand } from './demo.ts'
import type { Server } from './server.ts'

const atoms = (units: number): bigint => BigInt(units) * ATOMS_PER_UNIT

type Row = { readonly permille: number; readonly validBet?: number; readonly loss?: number; readonly active?: number }

const tierOf = ({ permille, validBet = 0, loss = 0, active = 0 }: Row): Tier => ({
  validBetMin: atoms(validBet),
  lossMin: atoms(loss),
  activeMembersMin: active,
  rateMillionths: permille * 1_000,
})

const common = {
  currency: demoBrand.currency,
  tierKind: 'fixed',
  measure: 'period',
  carry: 'none',
  platformMillionths: 0,
  activeFrom: atoms(1),
} as const

const dividend = (rows: readonly Row[]): Terms => ({
  ...common,
  kind: 'dividend',
  period: 'weekly',
  carry: 'previousPeriod',
  platformMillionths: 50_000,
  tiers: rows.map(tierOf),
})

const salary = (rows: readonly Row[]): Terms => ({
  ...common,
  kind: 'dailySalary',
  period: 'daily',
  tiers: rows.map(tierOf),
})

const hourly: Terms = { ...common, kind: 'hourlySalary', period: 'hourly', tiers: [tierOf({ permille: 4 })] }

const TOP = 'agente'

/** What the agent of a demo has with the platform, and offers to those below. */
const WITH_PLATFORM: readonly Terms[] = [
  dividend([
    { permille: 100, loss: 10, active: 2 },
    { permille: 150, validBet: 1_000, loss: 40, active: 4 },
    { permille: 200, validBet: 4_000, loss: 150, active: 6 },
  ]),
  salary([{ permille: 3 }, { permille: 5, validBet: 100, active: 3 }]),
]
const BELOW: readonly { readonly from: string; readonly to: string; readonly terms: readonly Terms[] }[] = [
  { from: TOP, to: 'norte', terms: [dividend([{ permille: 100, loss: 10, active: 2 }]), salary([{ permille: 2 }])] },
  { from: TOP, to: 'sur', terms: [salary([{ permille: 2 }])] },
  { from: 'norte', to: 'costa', terms: [salary([{ permille: 1 }])] },
]

const accountOf = async ({ db }: Server, username: string): Promise<Account> =>
  present(await db.read((tx) => findByName(tx, demoBrand.merchant, username)), username).account

const NOTICE_DAYS = 7

/** What the demo does is never refused: a refusal is a mistake in the terms above. */
const mustBe = <T>(result: Result<T, string>, what: string): T =>
  present(result.ok ? result.value : undefined, result.ok ? what : `${what}, which was refused: ${result.error}`)

async function accept({ features }: Server, id: string, by: Account): Promise<void> {
  const { options } = features.agentContract
  const { hash } = mustBe(await previewImpact(options, { id, by: by.id }), 'the impact of an offer')
  mustBe(await answerOffer(options, { id, action: 'accept', by: by.id, impact: hash }), 'an acceptance')
}

/** Two of the staff offer a contract with the platform; the offer has the id of their proposal. */
async function offerByPlatform(server: Server, key: string, terms: Terms): Promise<string> {
  const { options } = server.features.agentContract
  const [proposer, approver] = [await accountOf(server, 'operador'), await accountOf(server, 'supervisora')]
  const asked = { key, agent: TOP, terms, noticeDays: NOTICE_DAYS, reason: 'Acuerdo del equipo', by: proposer.id }
  const id = mustBe(await proposeForPlatform(options, asked), 'a proposal')
  const { hash } = mustBe(await previewProposal(options, id), 'the impact of a proposal')
  mustBe(await approveProposal(options, { id, impact: hash, by: approver.id }), 'an approval')
  return id
}

/** Contracts between the platform, the agent of a demo and the agents below, offered and accepted as by people. */
export async function makeContracts(server: Server): Promise<void> {
  for (const terms of WITH_PLATFORM) {
    const offer = await offerByPlatform(server, `demo ${terms.kind}`, terms)
    await accept(server, offer, await accountOf(server, TOP))
  }
  for (const { from, to, terms: all } of BELOW) {
    const [above, below] = [await accountOf(server, from), await accountOf(server, to)]
    for (const terms of all) {
      const asked = {
        key: `demo ${to} ${terms.kind}`,
        agent: below.number,
        terms,
        noticeDays: NOTICE_DAYS,
        by: above.id,
      }
      const { id } = mustBe(await proposeContract(server.features.agentContract.options, asked), 'an offer')
      await accept(server, id, below)
    }
  }
}

/** An offer that waits for the answer of the agent. */
export const leaveAnOffer = async (server: Server): Promise<void> =>
  void (await offerByPlatform(server, 'demo hourly', hourly))

/** One of the staff approves what agents have earned until now. */
export async function approvePay(server: Server): Promise<void> {
  const { options } = server.features.payslip
  const staff = await accountOf(server, 'supervisora')
  const { rows } = await listBillsFor(options, { queue: 'awaiting', by: staff.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await decideBills(options, { ids, decision: 'approved', reason: 'Revisado', by: staff.id })
}
