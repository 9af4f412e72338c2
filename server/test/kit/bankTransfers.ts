import { randomUUID } from 'node:crypto'
import type { MoneyPolicy } from '@ronda/contract'
import { present } from '@ronda/core'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { units, type Owner } from './memberBalances.ts'
import type { MoneyParties, Race, Repeated } from './moneyParties.ts'
import { changeMoney } from './office.ts'
import { accountOf } from './poison.ts'
import { valueOf } from './signInSteps.ts'

const RECEIVING = { holder: 'Ronda S. A.', bank: 'Banco Uno', account: '0042 0017', note: '' } as const

/** Opens deposits by bank transfer, and where it is said payouts by hand. */
export const withBankTransfers =
  (payouts = false) =>
  (money: MoneyPolicy): MoneyPolicy => ({
    ...money,
    deposits: [
      ...money.deposits.filter(({ way }) => way !== 'bankTransfer'),
      { way: 'bankTransfer', enabled: true, min: 10, max: 10_000, feePermille: 0, minutes: 240 },
    ],
    bankTransfer: { accounts: [{ ...RECEIVING, currency: 'USD', isOpen: true }], payouts },
  })

/** Opens them once: a change that changes nothing would be refused. */
async function ensureOpen(server: Server): Promise<void> {
  const { money } = await server.features.settings.current()
  if (money.bankTransfer.accounts.length === 0) await changeMoney(server, withBankTransfers())
}

type Asked = {
  readonly id: string
  readonly state: string
  readonly expiresAtMs: number
  readonly next: { readonly kind: string; readonly reference: string } & Readonly<Record<string, unknown>>
}

export const askTransfer = ({ visitor }: Owner, count = 50): Promise<Asked> =>
  visitor.send<Asked>('POST', '/api/v1/deposits', { key: randomUUID(), way: 'bankTransfer', amount: units(count) })

const today = ({ clock }: Pick<Server, 'clock'>): string => new Date(clock.nowMs()).toISOString().slice(0, 10)

type Change = {
  readonly key?: string
  readonly kind?: 'arrived' | 'returned'
  readonly amount?: string
  readonly bankReference?: string
  readonly on?: string
}

/** Records that the money of a transfer has arrived, or whatever the change says. */
export const recordTransfer = (
  { server, office }: MoneyParties,
  who: Visitor,
  id: string,
  change: Change = {},
): Promise<WireAnswer> =>
  office(who, 'bank-transfers/record', {
    key: randomUUID(),
    id,
    kind: 'arrived',
    amount: units(50),
    bankReference: randomUUID(),
    on: today(server),
    ...change,
  })

export const recordPaid = (
  { server, office }: MoneyParties,
  who: Visitor,
  id: string,
  change: Pick<Change, 'key' | 'bankReference' | 'on'> = {},
): Promise<WireAnswer> =>
  office(who, 'bank-payouts/record', {
    key: randomUUID(),
    id,
    kind: 'paid',
    bankReference: randomUUID(),
    on: today(server),
    ...change,
  })

export const recordFailed = ({ office }: MoneyParties, who: Visitor, id: string, note: string): Promise<WireAnswer> =>
  office(who, 'bank-payouts/record', { key: randomUUID(), id, kind: 'failed', note })

type WireRecord = {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly recordedBy: string
  readonly decidedBy: string | null
  readonly mayConfirm: boolean
}
export type WireBankLine = {
  readonly id: string
  readonly seq: number
  readonly state?: string
  readonly reference?: string
  readonly account?: string
  readonly exportedAt?: number | null
  readonly isFrozen?: boolean
  readonly pausedUntil?: number | null
  readonly toReturn?: string
  readonly records: readonly WireRecord[]
}

export const readTransfer = (who: Visitor, id: string): Promise<WireBankLine> =>
  who.get<WireBankLine>(`/api/v1/office/bank-transfers/${id}`)

export const readPayout = (who: Visitor, id: string): Promise<WireBankLine> =>
  who.get<WireBankLine>(`/api/v1/office/bank-payouts/${id}`)

type File = { readonly list: readonly { readonly id: string; readonly account: string }[] }

/** The payouts in a new file for the bank, or in the last one again. */
export const takeFile = async ({ office }: MoneyParties, who: Visitor, isAgain = false): Promise<readonly string[]> =>
  valueOf<File>(await office(who, 'bank-payouts/file', { isAgain })).list.map(({ id }) => id)

/** The record that waits for a second person. */
export const openRecord = ({ records }: WireBankLine): string =>
  present(
    records.find(({ state }) => state === 'recorded'),
    'a record to confirm',
  ).id

export const decideRecord = (
  { office }: MoneyParties,
  who: Visitor,
  id: string,
  how: 'confirm' | 'withdraw' = 'confirm',
): Promise<WireAnswer> => office(who, `bank-records/${how}`, { id })

/** A payout that staff make by hand, as an approved withdrawal asks for it. */
export async function handPayout(
  { server }: MoneyParties,
  owner: Owner,
  { count = 50, kind = 'bank' }: { readonly count?: number; readonly kind?: 'bank' | 'wallet' } = {},
): Promise<string> {
  const provider = present(server.features.provider.providers.named('bankTransfer'), 'bank transfers by hand')
  const payout = { id: randomServerId(), owner: await accountOf(server, owner), amount: BigInt(units(count)) }
  const to = { currency: 'USD', holder: 'Ana López', institution: 'Banco Uno', account: '0042001777' } as const
  await provider.payOut({ ...payout, ...to, kind })
  return payout.id
}

/** How much was recorded of a member's transfers and payouts, in whatever state. */
export async function bankRecords({ server }: MoneyParties, owner: Owner): Promise<number> {
  const account = await accountOf(server, owner)
  const { count } = await server.db.read((tx) =>
    tx
      .selectFrom('bank_record')
      .leftJoin('bank_transfer', 'bank_transfer.id', 'bank_record.transfer')
      .leftJoin('bank_payout', 'bank_payout.id', 'bank_record.payout')
      .select((of) => of.fn.countAll<bigint>().as('count'))
      .where((of) => of.or([of('bank_transfer.owner', '=', account), of('bank_payout.owner', '=', account)]))
      .executeTakeFirstOrThrow(),
  )
  return Number(count)
}

/** A transfer that a member has asked for. */
export async function openTransfer({ server }: MoneyParties, owner: Owner): Promise<string> {
  await ensureOpen(server)
  return (await askTransfer(owner)).id
}

async function recorded(parties: MoneyParties, owner: Owner): Promise<string> {
  const id = await openTransfer(parties, owner)
  await recordTransfer(parties, parties.ana, id)
  return openRecord(await readTransfer(parties.ana, id))
}

/** The same request of staff about a bank transfer, sent many times at once. */
export function repeatedBankTransfers(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  const counted = async (send: (owner: Owner, key: string) => Promise<() => Promise<WireAnswer>>): Promise<Race> => {
    const owner = await parties.owner()
    const ask = await send(owner, randomUUID())
    return { ask, left: () => bankRecords(parties, owner), leaves: 1 }
  }
  return {
    'bankTransferDesk.recordTransfer': {
      answers: 'equal',
      open: () =>
        counted(async (owner, key) => {
          const id = await openTransfer(parties, owner)
          return () => recordTransfer(parties, parties.ana, id, { key, bankReference: key })
        }),
    },
    'bankTransferDesk.recordPayout': {
      answers: 'equal',
      open: () =>
        counted(async (owner, key) => {
          const id = await handPayout(parties, owner)
          return () => recordPaid(parties, parties.ana, id, { key, bankReference: key })
        }),
    },
    'bankTransferDesk.confirm': {
      answers: 'equal',
      async open() {
        const owner = await parties.owner()
        const id = await recorded(parties, owner)
        const left = () => parties.balances(owner)
        return { ask: () => decideRecord(parties, parties.eva, id), left, leaves: { cash: units(450), held: '0' } }
      },
    },
    'bankTransferDesk.withdraw': {
      answers: 'equal',
      async open() {
        const owner = await parties.owner()
        const id = await recorded(parties, owner)
        const ask = () => decideRecord(parties, parties.ana, id, 'withdraw')
        return { ask, left: () => parties.balances(owner), leaves: { cash: units(400), held: '0' } }
      },
    },
  }
}

/** Different records of one transfer: only one waits for a second person at a time. */
export async function rivalRecords(parties: MoneyParties): Promise<Race> {
  const owner = await parties.owner()
  const id = await openTransfer(parties, owner)
  const ask = () => recordTransfer(parties, parties.ana, id)
  return { ask, left: () => bankRecords(parties, owner), leaves: 1 }
}
