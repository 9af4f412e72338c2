export type Path<Stand> = { readonly stand: Stand; readonly chance: number }

export type Chain<Stand> = {
  /** What may come next, with its chances; nothing where it is over. */
  readonly next: (stand: Stand) => readonly Path<Stand>[]
  /** Stands of the same key go on alike. */
  readonly keyOf: (stand: Stand) => number
}

type Merged<Stand> = Map<number, { readonly stand: Stand; chance: number }>

/** Adds a path to those that stand alike. */
function add<Stand>(merged: Merged<Stand>, key: number, { stand, chance }: Path<Stand>): void {
  const same = merged.get(key)
  if (same === undefined) merged.set(key, { stand, chance })
  else same.chance += chance
}

/** Every end of a chain with its chance, step by step. Paths that stand alike are one. */
export function endsOfChain<Stand>(start: Stand, { next, keyOf }: Chain<Stand>): readonly Path<Stand>[] {
  const ends: Path<Stand>[] = []
  let open: readonly Path<Stand>[] = [{ stand: start, chance: 1 }]
  while (open.length > 0) {
    const merged: Merged<Stand> = new Map()
    for (const { stand, chance } of open) {
      const following = next(stand)
      if (following.length === 0) ends.push({ stand, chance })
      for (const path of following) add(merged, keyOf(path.stand), { stand: path.stand, chance: chance * path.chance })
    }
    open = [...merged.values()]
  }
  return ends
}
