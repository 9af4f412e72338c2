/** The next integer below a bound. */
export type Draw = (below: number) => number

export type Seed = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number }

/** HMAC-SHA256 of a text. Tests pass one of another library than ours. */
export type Hmac = (key: string, text: string) => Uint8Array

/** The stream of a round as `fair/src/SPEC.md` [FA3] to [FA5] describe it. */
export function drawsOf(hmac: Hmac, { serverSeed, clientSeed, nonce }: Seed): Draw {
  const words: bigint[] = []
  let block = 0
  const word = (): bigint => {
    if (words.length === 0) {
      const { buffer, byteOffset } = hmac(serverSeed, `${clientSeed}:${nonce}:${block}`)
      const bytes = new DataView(buffer, byteOffset, 32)
      for (let at = 0; at < 32; at += 4) words.push(BigInt(bytes.getUint32(at)))
      block += 1
    }
    return words.shift() ?? 0n
  }
  return (below) => {
    const n = BigInt(below)
    for (;;) {
      const product = word() * n
      if (product % 2n ** 32n >= 2n ** 32n % n) return Number(product / 2n ** 32n)
    }
  }
}

/** Takes numbers from the rising list of `first` to `last`: `draw` says the place of each among those that are left. */
export function fromUrn(draw: Draw, many: number, first: number, last: number): number[] {
  const taken: number[] = []
  while (taken.length < many) {
    let number = first + draw(last - first + 1 - taken.length)
    // A place counts only numbers that are left: each taken one at or below it moves it on.
    for (const gone of taken.toSorted((one, other) => one - other)) if (gone <= number) number += 1
    taken.push(number)
  }
  return taken
}

/** Deals from a shoe. Only cells that differ from the first order are stored. */
export function shoeOf(draw: Draw, decks: number): () => number {
  const moved = new Map<number, number>()
  let dealt = 0
  const cardIn = (cell: number): number => moved.get(cell) ?? cell % 52
  return () => {
    const cell = dealt + draw(52 * decks - dealt)
    const card = cardIn(cell)
    moved.set(cell, cardIn(dealt))
    dealt += 1
    return card
  }
}
