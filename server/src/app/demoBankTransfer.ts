import type { BrandSettings } from '@ronda/contract'
import { ATOMS_PER_UNIT, present } from '@ronda/core'
import { defaultSettings } from '../brand/settings/index.ts'
import { askDeposit, type DepositOptions } from '../money/deposit/index.ts'
import { recordTransfer, type DeskOptions } from '../money/bankTransfer/index.ts'
import { findByName, type Account } from '../people/identity/index.ts'
import type { ServerIds } from '../platform/ids/serverId.ts'
import { demoBrand, demoRivals } from './demo.ts'

const { money } = defaultSettings

/** A demo takes bank transfers too, to an account that says what it is. */
export const demoSettings: BrandSettings = {
  ...defaultSettings,
  money: {
    ...money,
    deposits: [
      ...money.deposits,
      { way: 'bankTransfer', enabled: true, min: 20, max: 20_000, feePermille: 0, minutes: 1_440 },
    ],
    bankTransfer: {
      ...money.bankTransfer,
      accounts: [
        {
          account: '0000 0000 0000 0000',
          holder: 'Ronda (demo)',
          bank: 'Banco de Demostración',
          currency: demoBrand.currency,
          note: 'Demo: no transfieras dinero a esta cuenta. No existe.',
          isOpen: true,
        },
      ],
    },
  },
}

const AMOUNT = 150n * ATOMS_PER_UNIT

export type TransferForDemo = {
  readonly deposit: DepositOptions
  readonly desk: DeskOptions
  readonly ids: ServerIds
  readonly staff: Account['id']
}

/** A member asks for a deposit by bank transfer, and one of the staff records it: it waits for a second person. */
export async function recordTransferForDemo({ deposit, desk, ids, staff }: TransferForDemo): Promise<void> {
  const { username } = present(demoRivals()[0], 'another member of the demo')
  const found = await deposit.db.read((tx) => findByName(tx, demoBrand.merchant, username))
  if (found === undefined) return
  const { id: owner, currency: ownCurrency } = found.account
  const key = ids.named('demo.bankTransfer', owner)
  const way = { way: 'bankTransfer', amount: AMOUNT, currency: undefined, origin: '' } as const
  const asked = await askDeposit(deposit, { owner, ownCurrency, key, ...way })
  if (!asked.ok) return
  const on = new Date(asked.value.askedAtMs).toISOString().slice(0, 10)
  const record = { kind: 'arrived', amount: AMOUNT, bankReference: 'DEMO-0001', on } as const
  await recordTransfer(desk, staff, { key, id: asked.value.id, ...record })
}
