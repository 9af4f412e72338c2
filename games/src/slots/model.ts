import type { AvalancheModel } from './avalanche/model.ts'
import type { BookModel } from './book/model.ts'
import type { CollectModel } from './collect/model.ts'
import type { HoldModel } from './hold/model.ts'
import type { LinesModel } from './lines/model.ts'
import type { MysteryModel } from './mystery/model.ts'
import type { RespinModel } from './respin/model.ts'
import type { SpecialModel } from './special/model.ts'
import type { StickyModel } from './sticky/model.ts'
import type { TowersModel } from './towers/model.ts'
import type { TumbleModel } from './tumble/model.ts'
import type { WalkingModel } from './walking/model.ts'
import type { WaysModel } from './ways/model.ts'
import type { WheelModel } from './wheel/model.ts'

/** Everything that determines what a round of a slot pays, as plain data: `SPEC.md` says what each part means. */
export type SlotModel =
  | LinesModel
  | WaysModel
  | SpecialModel
  | StickyModel
  | RespinModel
  | WalkingModel
  | MysteryModel
  | HoldModel
  | CollectModel
  | WheelModel
  | TowersModel
  | AvalancheModel
  | BookModel
  | TumbleModel
