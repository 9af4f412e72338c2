import { agentPolicyOf } from '@ronda/contract'
import { calendarDay, type Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { LinkCode, LinkCodes } from '../../people/member/index.ts'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { networkOf } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { pseudonymOf } from '../team/index.ts'
import { isTooDeep, uplinesNow } from '../tree/index.ts'
import { isLinkCode, isLinkOpen } from './agentLink.ts'
import { countVisit, findByCode, insertRegistration } from './agentLink.sql.ts'
import { termsNow } from './termsHash.lib.ts'

export type LinkCodesOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly background: BackgroundTasks
  readonly key: SecretKey
  readonly merchant: string
  readonly settings: Pick<Settings, 'current'>
}

/** `agentName` is what the page calls the agent. */
function termsWithoutLink(
  { id: agent, number }: { readonly id: Id<'account'>; readonly number: string },
  agentName: string,
): LinkCode {
  const about = { account: 'member', note: '' } as const
  return { id: undefined, agent, agentName, ...about, ...termsNow({ agent: number, ...about }) }
}

/** What registration needs of the links of agents. */
export function openLinkCodes({ db, clock, background, key, merchant, settings }: LinkCodesOptions): LinkCodes {
  return {
    async find(tx, code) {
      if (!isLinkCode(code)) return undefined
      const link = await findByCode(tx, merchant, code)
      if (link === undefined || !link.isAgentOpen || !isLinkOpen(link, clock.nowMs())) return undefined
      const { mayOpenAgents } = agentPolicyOf((await settings.current()).modules)
      if (link.account === 'agent' && !mayOpenAgents) return undefined
      if (isTooDeep((await uplinesNow(tx, link.agent)).length + 1)) return undefined
      const { id, agent, agentName, agentNumber, account, note } = link
      return { id, agent, agentName, account, note, ...termsNow({ agent: agentNumber, account, note }) }
    },
    termsOf: termsWithoutLink,
    termsByMember: ({ username, ...agent }) => termsWithoutLink(agent, pseudonymOf(username)),
    keep: (tx, account, { id: link = null, agent, version, termsHash }) =>
      insertRegistration(tx, { account, link, agent, version, termsHash, atMs: clock.nowMs() }),
    isTooDeep: async (tx, account) => isTooDeep((await uplinesNow(tx, account)).length),
    visit(link, ip) {
      const day = calendarDay(clock.nowMs(), 'UTC')
      const visitor = blindIndex(key, `${day} ${networkOf(ip)}`, 'agentLink.visitor').toString('hex')
      background.run('count a visit', () => db.write((tx) => countVisit(tx, { link, day, visitor })))
    },
  }
}
