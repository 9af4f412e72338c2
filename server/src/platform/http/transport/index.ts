export { openTransport, type Transport } from './transport.actions.ts'
