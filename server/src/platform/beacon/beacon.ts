import type { BeaconChain } from '@ronda/fair'

/** A public source of randomness that signs its rounds at known times. Nobody can know a signature before its time. */
export type Beacon = {
  readonly chain: BeaconChain
  /** Its signature of a round in hexadecimal, once it is published and verified; undefined until then. */
  signatureOf(round: number): Promise<string | undefined>
}
