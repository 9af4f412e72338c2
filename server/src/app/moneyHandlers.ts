import type { calls } from '@ronda/contract'
import { records as english } from '@ronda/i18n/en/records'
import { records as spanish } from '@ronda/i18n/es/records'
import { controlRoutes } from '../money/control/index.ts'
import { fundsRoutes } from '../money/funds/index.ts'
import { statementRoutes } from '../money/statement/index.ts'
import { depositDeskRoutes, depositRoutes } from '../money/deposit/index.ts'
import { sandboxPayRoutes } from '../money/provider/index.ts'
import { payoutAccountRoutes } from '../money/payoutAccount/index.ts'
import { transferRoutes } from '../money/transfer/index.ts'
import { vendorRoutes, vendorSandboxRoutes } from '../money/vendor/index.ts'
import { walletRoutes } from '../money/wallet/index.ts'
import { withdrawalDeskRoutes, withdrawalRoutes } from '../money/withdrawal/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import { openSigner } from '../platform/secrets/index.ts'
import { sumBetween } from '../play/record/index.ts'
import type { Platform } from './platform.ts'
import { payoutAccountOptions } from './payouts.ts'
import type { Services } from './services.ts'
import { statementOptionsOf } from './statements.ts'

type MoneyCalls = Pick<
  typeof calls,
  | 'wallet'
  | 'control'
  | 'funds'
  | 'statement'
  | 'deposit'
  | 'depositDesk'
  | 'sandboxPay'
  | 'payoutAccount'
  | 'withdrawal'
  | 'withdrawalDesk'
  | 'vendorSandbox'
  | 'transfer'
>
const statementTexts = { es: spanish, en: english }

type Who = Callers & { readonly member: MemberSession }

/** Handlers of deposits, withdrawals, transfers and statements. */
export function makeMoneyHandlers(platform: Platform, services: Services): Handlers<MoneyCalls, Who> {
  const { ledger } = platform
  const { walletStore } = services
  return {
    wallet: walletRoutes(ledger, walletStore),
    control: controlRoutes({ ...services.limiting, controls: services.controls }),
    statement: statementRoutes({
      ...platform,
      ...statementOptionsOf(platform, services),
      walletStore,
      printer: services.printer,
      gamesBetween: sumBetween,
      signer: openSigner(platform.key, 'statement'),
      brandName: platform.brand.name,
      wordsIn: (language) => statementTexts[language].statement,
      accountWordsIn: (language) => statementTexts[language].account,
    }),
    deposit: depositRoutes(services.deposits),
    depositDesk: depositDeskRoutes(services.deposits),
    sandboxPay: sandboxPayRoutes(services.providers.sandbox?.controls),
    payoutAccount: payoutAccountRoutes(payoutAccountOptions(platform, services)),
    withdrawal: withdrawalRoutes(services.withdrawals),
    withdrawalDesk: withdrawalDeskRoutes(services.withdrawals),
    funds: { ...fundsRoutes(services.funds), ...vendorRoutes({ ...platform, ...services }) },
    transfer: transferRoutes(services.transferring),
    vendorSandbox: vendorSandboxRoutes(services.sandboxVendor),
  }
}
