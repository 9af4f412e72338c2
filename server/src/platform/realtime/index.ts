export { heed } from './heed.ts'
export { deliverTo, makeHub, type Audience, type Hub } from './hub.ts'
export { serveRealtime } from './realtime.ts'
