export { serveCalls } from './calls.ts'
export { readForms } from './form.ts'
export { isOwnOrigin } from './crossSite.ts'
export type { CallerAuth } from './gate.ts'
export type {
  Ask,
  CallTable,
  Callers,
  GameCaller,
  GroupHandlers,
  Handlers,
  MemberCaller,
  BecauseOf,
  UntilThen,
  Visit,
} from './handler.ts'
export { makeLimit } from './limit.ts'
export { openAdmissionQueue } from './admissionQueue.ts'
export { networkOf, wideNetworkOf } from './address.ts'
export { chooseLanguage } from './language.ts'
export { ReadyReply } from './ready.ts'
export type { RefusalText, Refuse } from './refuse.ts'
export { openHttp, type HttpServer, type SocketLimits } from './server.ts'
export { serveDocs } from './docs/docs.ts'
export { readCookie } from './cookie.ts'
export { hashScripts, servePages, serveRendered, type Pages } from './pages.ts'
export { openTransport, opensTransportKeys, type BodyOpener, type Transport } from './transport/index.ts'
export { serveHealth } from './health.ts'
export { serveRobots } from './robots.ts'
