/** A public source of chance that signs its rounds at times everyone knows. Nobody, not even the house, knows them before. */
export type Beacon = {
  /** The hash that names it. */
  readonly chain: string
  /** The first round that is not due before a moment. */
  roundFrom(ms: number): number
  /** When a round is due. */
  dueMs(round: number): number
  /** What it signed, once it is there and found to be its own; undefined until then. In hexadecimal. */
  signatureOf(round: number): Promise<string | undefined>
}
