export { deliverTo, makeHub, type Audience, type Hub } from './hub.ts'
export { servePublicSocket, type PublicSocketOptions } from './publicSocket.ts'
export { serveRealtime } from './realtime.ts'
