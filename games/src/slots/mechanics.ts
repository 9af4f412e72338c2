import { avalanche } from './avalanche/avalanche.ts'
import { book } from './book/book.ts'
import { collect } from './collect/collect.ts'
import { hold } from './hold/hold.ts'
import { lines } from './lines/lines.ts'
import type { Mechanic } from './mechanic.ts'
import type { SlotModel } from './model.ts'
import { mystery } from './mystery/mystery.ts'
import { respin } from './respin/respin.ts'
import { special } from './special/special.ts'
import { sticky } from './sticky/sticky.ts'
import { towers } from './towers/towers.ts'
import { tumble } from './tumble/tumble.ts'
import { walking } from './walking/walking.ts'
import { ways } from './ways/ways.ts'
import { wheel } from './wheel/wheel.ts'

type Mechanics = { readonly [Name in SlotModel['mechanic']]: Mechanic<Extract<SlotModel, { mechanic: Name }>> }

const mechanics: Mechanics = {
  lines,
  ways,
  special,
  sticky,
  respin,
  walking,
  mystery,
  hold,
  collect,
  wheel,
  towers,
  avalanche,
  book,
  tumble,
}

/** A model received over the wire, if its mechanic is known. Its hash proves that it is the expected one. */
export function asModel(value: { readonly mechanic: string }): SlotModel | undefined {
  return Object.hasOwn(mechanics, value.mechanic) ? (value as SlotModel) : undefined
}

/** How the rounds of a model are played. */
export function mechanicOf(model: SlotModel): Mechanic<SlotModel> {
  return mechanics[model.mechanic]
}
