/** How many may wait: of one key, and altogether. */
export type FairQueueOptions = { readonly perKeyMax: number; readonly waitingMax: number }

/** The result of a push: whether the item waits, and which item was evicted for it. */
export type Pushed<Item> = { readonly isIn: boolean; readonly evicted?: Item }

/**
 * A queue served in turn by key: however many items of one key wait, an item of a new key is served after at most one
 * of each other key. Within a key the first is served first. When the queue is full, the key with the most items gives
 * up its last one for a key with fewer.
 */
export class FairQueue<Item> {
  readonly #options: FairQueueOptions
  /** In the order in which keys are served; a key that is served goes to the end. */
  readonly #waiting = new Map<string, Item[]>()
  #size = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#size
  }

  push(key: string, item: Item): Pushed<Item> {
    const own = this.#waiting.get(key)
    if ((own?.length ?? 0) >= this.#options.perKeyMax) return { isIn: false }
    if (this.#size < this.#options.waitingMax) {
      this.#add(key, own, item)
      return { isIn: true }
    }
    const [longestKey, longest] = this.#longest()
    if (longest === undefined || longest.length <= (own?.length ?? 0) + 1) return { isIn: false }
    const evicted = longest.pop()
    this.#size -= 1
    if (longest.length === 0) this.#waiting.delete(longestKey)
    this.#add(key, own, item)
    return evicted === undefined ? { isIn: true } : { isIn: true, evicted }
  }

  /** Removes the next item whose key may be served now. */
  shift(mayServe: (key: string) => boolean = () => true): Item | undefined {
    for (const [key, items] of this.#waiting) {
      if (!mayServe(key)) continue
      const item = items.shift()
      this.#waiting.delete(key)
      if (items.length > 0) this.#waiting.set(key, items)
      this.#size -= 1
      return item
    }
    return undefined
  }

  /** Removes and returns all items that match. */
  removeWhere(matches: (item: Item) => boolean): readonly Item[] {
    const removed: Item[] = []
    for (const [key, items] of this.#waiting) {
      const remaining = items.filter((item) => !matches(item))
      if (remaining.length === items.length) continue
      removed.push(...items.filter(matches))
      if (remaining.length === 0) this.#waiting.delete(key)
      else this.#waiting.set(key, remaining)
    }
    this.#size -= removed.length
    return removed
  }

  #add(key: string, own: Item[] | undefined, item: Item): void {
    if (own === undefined) this.#waiting.set(key, [item])
    else own.push(item)
    this.#size += 1
  }

  #longest(): readonly [string, Item[] | undefined] {
    let found: readonly [string, Item[] | undefined] = ['', undefined]
    for (const entry of this.#waiting) if (entry[1].length > (found[1]?.length ?? 0)) found = entry
    return found
  }
}
