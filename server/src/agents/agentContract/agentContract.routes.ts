import type { agentContracts as calls, ContractAction } from '@ronda/contract'
import { err, ok, type Id } from '@ronda/core'
import { highestRate, type PayKind } from '@ronda/core/payroll'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import {
  shownContract,
  shownEnded,
  shownExample,
  shownOrNull,
  shownVersion,
  shownWaiting,
} from './agentContract.view.ts'
import { findContract } from './contract.sql.ts'
import { terminate } from './end.actions.ts'
import { answerOffer, proposeContract, withdraw, type ContractOptions } from './offer.actions.ts'
import { previewImpact } from './preview.actions.ts'
import { listBelow, readExamples, readOwn, readVersions, readWaiting, type CarriedInto } from './read.actions.ts'

type Who = Callers & { readonly member: MemberSession }
type Handlers = GroupHandlers<typeof calls, Who>

type Processed = {
  readonly id: string
  readonly action: ContractAction
  readonly impact?: string | undefined
  readonly by: Id<'account'>
}

/** One call for each kind: a contract of another kind is not known to it. */
async function process(options: ContractOptions, kind: PayKind, { id, action, impact, by }: Processed) {
  const known = await options.db.read((tx) => findContract(tx, id))
  if (known?.terms.kind !== kind) return err('agentContract.unknown' as const)
  const done =
    action === 'terminate'
      ? await terminate(options, { id, impact, by })
      : await answerOffer(options, { id, action, impact, by })
  return done.ok ? ok(shownContract(done.value)) : done
}

type Answer = ReturnType<typeof process>
type Asked = { readonly request: Omit<Processed, 'by'>; readonly caller: Who['member'] }

/** Answers and ends: the public interface has a call for each kind. */
function relayRoutes(options: ContractOptions) {
  const of =
    (kind: PayKind) =>
    ({ request, caller }: Asked): Answer =>
      process(options, kind, { ...request, by: caller.account.id })
  return {
    processDividend: of('dividend'),
    processDailySalary: of('dailySalary'),
    processHourSalary: of('hourlySalary'),
    processRealTimeSalary: of('realTimeSalary'),
  }
}

/** Offers, and what takes them back. */
function writeRoutes(options: ContractOptions): Pick<Handlers, 'propose' | 'withdraw'> {
  return {
    async propose({ request, caller }) {
      const offered = await proposeContract(options, { ...request, by: caller.account.id })
      return offered.ok ? ok(shownContract(offered.value)) : offered
    },
    async withdraw({ request: { id }, caller }) {
      const taken = await withdraw(options, { id, by: caller.account.id })
      return taken.ok ? ok(shownContract(taken.value)) : taken
    },
  }
}

function ownRoutes(options: ContractOptions): Pick<Handlers, 'own' | 'versions'> {
  return {
    async own({ request: { kind }, caller }) {
      const found = await readOwn(options, caller.account.id, kind)
      if (!found.ok) return found
      const { contract, offer, versions, next } = found.value
      return ok({
        contract: shownOrNull(contract),
        offer: shownOrNull(offer),
        versions: versions.map(shownVersion),
        next,
      })
    },
    async versions({ request, caller }) {
      const found = await readVersions(options, { ...request, by: caller.account.id })
      if (!found.ok) return found
      const { versions, next } = found.value
      return ok({ versions: versions.map(shownVersion), next })
    },
  }
}

export function agentContractRoutes(options: ContractOptions, carriedInto: CarriedInto): Handlers {
  return {
    async waiting({ caller }) {
      const { kinds, contracts, count } = await readWaiting(options, caller.account.id)
      return ok({ kinds: [...kinds], offers: contracts.map((each) => shownWaiting(each, caller.account.id)), count })
    },
    async below({ request: { kind, after = null }, caller }) {
      const listed = await listBelow(options, { agent: caller.account.id, kind, after })
      if (!listed.ok) return listed
      const { rows, hasMore } = listed.value
      return ok({
        rows: rows.map(({ person, contract, offer }) => ({
          id: person.number,
          name: person.username,
          contract: shownOrNull(contract),
          offer: shownOrNull(offer),
        })),
        next: hasMore ? (rows.at(-1)?.person.number ?? null) : null,
      })
    },
    async examples({ request: { id, count }, caller }) {
      const found = await readExamples(options, { id, count, by: caller.account.id }, carriedInto)
      if (!found.ok) return found
      const { unavailable, current, next, forecast, closed } = found.value
      return ok({
        unavailable,
        current: current === undefined ? null : shownExample(current),
        next: next ?? null,
        forecast: forecast ?? null,
        closed: closed.map(shownExample),
        readAt: options.clock.nowMs(),
      })
    },
    async impact({ request: { id }, caller }) {
      const found = await previewImpact(options, { id, by: caller.account.id })
      if (!found.ok) return found
      const { ended, count, hash } = found.value
      return ok({
        ended: ended.map(({ agentName, agentNumber, terms }) => shownEnded(agentName, agentNumber, highestRate(terms))),
        count,
        hash,
      })
    },
    ...ownRoutes(options),
    ...writeRoutes(options),
    ...relayRoutes(options),
  }
}
