export type { NoticeHandler, Notices } from './notices.actions.ts'
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
  ReportFailure,
  ReportLine,
} from './provider.ts'
export { readReport, REPORT_READ, reportOf } from './report.ts'
export { noticePath, type Providers } from './providers.actions.ts'
export { SANDBOX_SIGNATURE } from './sandbox/noticeSender.actions.ts'
export { sandboxSecret } from './sandbox/sandbox.actions.ts'
export { signNotice } from './signature.lib.ts'
