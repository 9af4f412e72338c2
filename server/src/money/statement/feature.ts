import { statement as english } from '@ronda/i18n/en/money/statement'
import { statement as spanish } from '@ronda/i18n/es/money/statement'
import type { Opened, Platform } from '../../platform/platform.ts'
import { openSigner } from '../../platform/secrets/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Vendors } from '../vendor/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import type { MakeOptions } from './make.actions.ts'
import { openPrinter } from './printer.actions.ts'
import type { StatementOptions } from './statement.actions.ts'
import { statementRoutes } from './statement.routes.ts'
import { subjectsBy, type PayslipsAmong } from './subjects.actions.ts'

export type StatementNeeds = Pick<MakeOptions, 'brandName'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'ids' | 'origins'>
  readonly record: Opened<{
    readonly daysOf: MakeOptions['daysOf']
    readonly gamesBetween: MakeOptions['gamesBetween']
  }>
  readonly round: Opened<{ readonly nameOf: MakeOptions['nameOf'] }>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly vendor: Opened<{ readonly vendors: Vendors }>
  readonly payslip: Opened<{ readonly payslipsAmong: PayslipsAmong }>
}

const texts = { es: spanish, en: english }

/** Statements: every line of a wallet with its cause, and the signed document. */
export function openStatementFeature(needs: StatementNeeds) {
  const { platform, brandName } = needs
  const { db, clock, key, ids, origins } = platform
  const { daysOf, gamesBetween } = needs.record.api
  const { nameOf } = needs.round.api
  const ledger = needs.ledger.api
  const { walletStore } = needs.wallet.api
  const { vendors } = needs.vendor.api
  const sources: StatementOptions = {
    db,
    ids,
    ledger,
    daysOf,
    nameOf,
    subjectsOf: subjectsBy(vendors, needs.payslip.api.payslipsAmong),
    vendorName: (code) => vendors.nameOf(code),
  }
  const printer = openPrinter()
  return {
    api: { sources },
    handlers: {
      statement: statementRoutes({
        ...sources,
        clock,
        key,
        origins,
        walletStore,
        printer,
        gamesBetween,
        brandName,
        signer: openSigner(key, 'statement'),
        wordsIn: (language) => texts[language].statement,
        accountWordsIn: (language) => texts[language].account,
      }),
    },
    close: () => printer.close(),
  }
}
