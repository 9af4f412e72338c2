import { findByName, findByNumber, type Account } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type Owner = Account & { readonly kind: 'member' | 'agent' }

const hasWallets = (account: Account | undefined): account is Owner =>
  account?.kind === 'member' || account?.kind === 'agent'

/** The owner of wallets with this account number or username. */
export async function findOwner(tx: Tx, merchant: string, text: string): Promise<Owner | undefined> {
  const numbered = /^\d{1,15}$/.test(text) ? await findByNumber(tx, merchant, BigInt(text)) : undefined
  const found = numbered ?? (await findByName(tx, merchant, text))?.account
  return hasWallets(found) ? found : undefined
}
