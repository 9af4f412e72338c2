import type { LinesModel } from './lines/model.ts'

/** Everything that decides what a round of a slot pays, as plain data: `SPEC.md` says what each part means. */
export type SlotModel = LinesModel
