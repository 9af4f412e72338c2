export { serveNotices } from './notice.routes.ts'
export type {
  Charge,
  ChargeState,
  NextStep,
  Notice,
  Payout,
  PayoutState,
  Provider,
  ProviderFailure,
  Refund,
  RefundState,
  ReportLine,
} from './provider.ts'
export { noticePath, openProviders, type Providers } from './providers.actions.ts'
export { sandboxPayRoutes } from './sandbox.routes.ts'
export { SANDBOX_SIGNATURE } from './sandbox/noticeSender.actions.ts'
export { sandboxSecret } from './sandbox/sandbox.actions.ts'
export { signNotice } from './signature.actions.ts'
