import { records as english } from '@ronda/i18n/en/records'
import { records as spanish } from '@ronda/i18n/es/records'
import type { Platform } from '../../platform/platform.ts'
import { openSigner } from '../../platform/secrets/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Vendors } from '../vendor/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import type { MakeOptions } from './make.actions.ts'
import type { StatementOptions } from './statement.actions.ts'
import { statementRoutes } from './statement.routes.ts'
import { subjectsBy } from './subjects.actions.ts'

export type StatementNeeds = Pick<MakeOptions, 'daysOf' | 'nameOf' | 'gamesBetween' | 'brandName'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'ids' | 'origins'>
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly vendors: Vendors
}

const texts = { es: spanish, en: english }

/** Statements: every line of a wallet with its cause, and the signed document. */
export function openStatementFeature(needs: StatementNeeds) {
  const { platform, ledger, walletStore, vendors, daysOf, nameOf, gamesBetween, brandName } = needs
  const { db, clock, key, ids, origins } = platform
  const sources: StatementOptions = {
    db,
    ids,
    ledger,
    daysOf,
    nameOf,
    subjectsOf: subjectsBy(vendors),
    vendorName: (code) => vendors.nameOf(code),
  }
  return {
    api: { sources },
    handlers: {
      statement: statementRoutes({
        ...sources,
        clock,
        key,
        origins,
        walletStore,
        gamesBetween,
        brandName,
        signer: openSigner(key, 'statement'),
        wordsIn: (language) => texts[language].statement,
        accountWordsIn: (language) => texts[language].account,
      }),
    },
  }
}
