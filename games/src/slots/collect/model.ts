import type { Board } from '../board/board.ts'
import type { ModelHead } from '../mechanic.ts'
import type { Prizes } from '../prizes.ts'
import { SCATTER } from '../symbols.ts'

/** The special symbols of this game: coins, and on the last reel the collector. */
export const COIN: typeof SCATTER = SCATTER

/** Runs over reels; and coins, whose worth is paid when a collector stands on the last reel. */
export type CollectModel = ModelHead<'collect'> & Board & { readonly prizes: Prizes; readonly collector: number }
