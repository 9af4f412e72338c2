import type { ReferralTerms } from '@ronda/contract'
import type { Currency, Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { findBettingRefusal, findMemberWallets } from '../../money/wallet/index.ts'
import { findByNumber, findInLine, type AccountKind } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { endOf, termsOf } from './referral.ts'
import { insertReferral } from './referral.sql.ts'

export type InvitationOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly settings: Pick<Settings, 'current'>
  readonly merchant: string
  readonly currency: Currency
}

/** The member whose code somebody registers with. */
export type Invitation = {
  readonly host: Id<'account'>
  /** The agent of the host, whose line the guest joins too. */
  readonly agent: Id<'account'> | undefined
  readonly terms: ReferralTerms
}

type Offered = { readonly id: Id<'account'>; readonly kind: AccountKind }

/** What registration and sign-in need of invitations. */
export type Invitations = {
  /** Whether an account is offered to invite others. */
  isOffered(account: Offered): Promise<boolean>
  /** What everybody who invites or is invited now gets. */
  terms(): Promise<ReferralTerms>
  /**
   * The invitation behind a code. Undefined for a code that nobody has, and for that of a member to whom nothing may be
   * offered: nobody learns the difference.
   */
  find(tx: Tx, code: string): Promise<Invitation | undefined>
  /** Keeps who has invited a new account, in the transaction that opens it. */
  keep(tx: Tx, guest: Id<'account'>, invitation: Invitation): Promise<void>
}

/** The form of a public member number; longer ones do not fit the column. */
const NUMBER = /^[1-9]\d{6,15}$/

/** The agent above an account, if that is who has brought it. */
async function findAgentOf(tx: Tx, account: string): Promise<Id<'account'> | undefined> {
  const upline = (await findInLine(tx, account))?.upline
  const above = upline === null || upline === undefined ? undefined : await findInLine(tx, upline)
  return above?.kind === 'agent' ? (above.id as Id<'account'>) : undefined
}

export function openInvitations({ db, clock, settings, merchant, currency }: InvitationOptions): Invitations {
  /** Nobody who is excluded, resting or blocked from betting is offered anything. */
  async function mayOffer(tx: Tx, account: Offered): Promise<boolean> {
    if (account.kind !== 'member') return false
    const { cash } = await findMemberWallets(tx, account.id)
    return (await findBettingRefusal(tx, cash, clock.nowMs())) === undefined
  }
  const policy = async () => (await settings.current()).money.referral
  return {
    async isOffered(account) {
      return (await policy()).isOffered && db.read((tx) => mayOffer(tx, account))
    },
    terms: async () => termsOf(await policy(), currency),
    async find(tx, code) {
      const { isOffered, ...offer } = await policy()
      if (!isOffered || !NUMBER.test(code)) return undefined
      const host = await findByNumber(tx, merchant, BigInt(code))
      if (host === undefined || host.isBlocked || !(await mayOffer(tx, host))) return undefined
      const terms = termsOf({ ...offer, isOffered }, currency)
      return { host: host.id, agent: await findAgentOf(tx, host.id), terms }
    },
    async keep(tx, guest, { host, terms }) {
      const { cash: wallet } = await findMemberWallets(tx, guest)
      const registeredAtMs = clock.nowMs()
      const endsAtMs = endOf(registeredAtMs, terms)
      await insertReferral(tx, { ...terms, guest, host, wallet, registeredAtMs, endsAtMs })
    },
  }
}
