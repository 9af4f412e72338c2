import { present } from '@ronda/core'

/** Where a proof is expensive, the titles of a profile share a few models. A title always plays the same one. */
export function sharedBy<Item>(items: readonly Item[], title: number): Item {
  return present(items[title % items.length], 'a model that titles share')
}
