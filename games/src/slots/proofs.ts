import type { Rational } from '@ronda/core'
import { avalancheProof } from './avalanche/proof.ts'
import { bookProof } from './book/proof.ts'
import { collectProof } from './collect/proof.ts'
import { holdProof } from './hold/proof.ts'
import type { Bet, Proof } from './mechanic.ts'
import type { SlotModel } from './model.ts'
import { modelHash } from './modelHash.ts'
import { mysteryProof } from './mystery/proof.ts'
import type { ParSheet } from './parSheet.ts'
import { freeSpinsProof } from './reels/freeSpins/proof.ts'
import { respinProof } from './respin/proof.ts'
import { specialProof } from './special/proof.ts'
import { stickyProof } from './sticky/proof.ts'
import { towersProof } from './towers/proof.ts'
import { tumbleProof } from './tumble/proof.ts'
import { walkingProof } from './walking/proof.ts'
import { wheelProof } from './wheel/proof.ts'

type Proofs = { readonly [Name in SlotModel['mechanic']]: Proof<Extract<SlotModel, { mechanic: Name }>> }

/** Separate from the mechanics, because code that only plays needs no proof. */
const proofs: Proofs = {
  lines: freeSpinsProof,
  ways: freeSpinsProof,
  special: specialProof,
  sticky: stickyProof,
  respin: respinProof,
  walking: walkingProof,
  mystery: mysteryProof,
  hold: holdProof,
  collect: collectProof,
  wheel: wheelProof,
  towers: towersProof,
  avalanche: avalancheProof,
  book: bookProof,
  tumble: tumbleProof,
}

function proofOf(model: SlotModel): Proof<SlotModel> {
  return proofs[model.mechanic]
}

export function returnByReason(model: SlotModel, bet: Bet): Rational {
  return proofOf(model).byReason(model, bet)
}

export function returnByCounting(model: SlotModel, bet: Bet): Rational {
  return proofOf(model).byCounting(model, bet)
}

/** All facts of a model. */
export function parSheet(model: SlotModel): ParSheet {
  return { modelHash: modelHash(model), ...proofOf(model).facts(model) }
}
