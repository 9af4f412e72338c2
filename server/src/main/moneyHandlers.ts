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
import type { Ground } from './ground.ts'
import { payoutAccountOptions } from './payouts.ts'
import type { Rooms } from './rooms.ts'
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
const recordWords = { es: spanish, en: english }

type Who = Callers & { readonly member: MemberSession }

/** Money in, out and across. */
export function makeMoneyHandlers(ground: Ground, rooms: Rooms): Handlers<MoneyCalls, Who> {
  const { ledger } = ground
  const { purses } = rooms
  return {
    wallet: walletRoutes(ledger, purses),
    control: controlRoutes({ ...rooms.limiting, controls: rooms.controls }),
    statement: statementRoutes({
      ...ground,
      ...statementOptionsOf(ground, rooms),
      purses,
      gamesBetween: sumBetween,
      signer: openSigner(ground.key, 'statement'),
      house: ground.brand.name,
      wordsIn: (language) => recordWords[language].statement,
      accountWordsIn: (language) => recordWords[language].account,
    }),
    deposit: depositRoutes(rooms.deposits),
    depositDesk: depositDeskRoutes(rooms.deposits),
    sandboxPay: sandboxPayRoutes(rooms.providers.sandbox?.counter),
    payoutAccount: payoutAccountRoutes(payoutAccountOptions(ground, rooms)),
    withdrawal: withdrawalRoutes(rooms.withdrawals),
    withdrawalDesk: withdrawalDeskRoutes(rooms.withdrawals),
    funds: { ...fundsRoutes(rooms.funds), ...vendorRoutes({ ...ground, ...rooms }) },
    transfer: transferRoutes(rooms.transferring),
    vendorSandbox: vendorSandboxRoutes(rooms.sandboxVendor),
  }
}
