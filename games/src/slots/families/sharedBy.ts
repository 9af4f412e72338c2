import { present } from '@ronda/core'

/** Where a proof is dear, the titles of a profile share a few models. Which one a title plays never changes. */
export function sharedBy<Item>(items: readonly Item[], title: number): Item {
  return present(items[title % items.length], 'a model that titles share')
}
