import type { AvalancheModel } from './avalanche/model.ts'
import type { BookModel } from './book/model.ts'
import type { CollectModel } from './collect/model.ts'
import type { HoldModel } from './hold/model.ts'
import type { LinesModel } from './lines/model.ts'
import type { TowersModel } from './towers/model.ts'
import type { TumbleModel } from './tumble/model.ts'
import type { WheelModel } from './wheel/model.ts'

/** Everything that decides what a round of a slot pays, as plain data: `SPEC.md` says what each part means. */
export type SlotModel =
  | LinesModel
  | HoldModel
  | CollectModel
  | WheelModel
  | TowersModel
  | AvalancheModel
  | BookModel
  | TumbleModel
