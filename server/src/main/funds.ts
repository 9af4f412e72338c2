import type { FundsOptions } from '../money/funds/index.ts'
import type { Ground } from './ground.ts'

const NONE: ReadonlySet<string> = new Set()

/** Where a member's money can be, each place with who knows about it. */
export function openFunds({ db }: Ground): { readonly funds: FundsOptions } {
  return {
    funds: {
      db,
      movingAmong: async () => NONE,
      // Every game settles its rounds as they are played, so none holds a stake.
      inPlayAmong: async () => NONE,
      vendorName: (code) => code,
    },
  }
}
