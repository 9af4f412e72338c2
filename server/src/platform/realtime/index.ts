export { limitMessages } from './limitMessages.ts'
export { deliverTo, makeHub, type Audience, type Hub } from './hub.ts'
export { terminateOnError, releaseUpgrade } from './releaseUpgrade.ts'
export { serveRealtime } from './realtime.ts'
