import type { BeaconChain } from '@ronda/fair'

/** A public source of chance that signs its rounds at times everyone knows. Nobody, not even we, knows them before. */
export type Beacon = {
  readonly chain: BeaconChain
  /** What it signed for a round, once it is there and found to be its own; undefined until then. In hexadecimal. */
  signatureOf(round: number): Promise<string | undefined>
}
