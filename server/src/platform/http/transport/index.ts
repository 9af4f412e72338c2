export { openTransport, opensTransportKeys, type BodyOpener, type Transport } from './transport.actions.ts'
