import type { RefusalCode } from '@ronda/contract'

/** What another language must have: the same keys as English, each with a text of its own. */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>
}

/** A text for every refusal there is, those of the network included. A code without a text does not compile. */
export type RefusalTexts = Readonly<Record<RefusalCode | 'network.offline' | 'network.timeout', string>>
