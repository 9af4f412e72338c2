import type { Hub } from '../../platform/realtime/index.ts'

/** Makes a member's open pages read their money and documents again. */
export const cashierPublisher =
  (hub: Hub) =>
  (owner: string): void =>
    hub.send(owner, { type: 'cashier' })
