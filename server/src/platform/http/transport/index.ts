export { openTransport, opensTransportKeys, type Transport } from './transport.actions.ts'
