import { present } from '@ronda/core'
import { instant, type ArcadeRules } from '../arcade.ts'
import { fieldsOf, isOneOf } from '../read.ts'
import { SEGMENTS, WHEEL_RISKS, wheelTables, type Segments, type WheelRisk } from './tables.ts'

export type WheelBet = { readonly segments: Segments; readonly risk: WheelRisk }

export type WheelView = {
  /** Which segment stopped under the pointer, clockwise from the first. */
  readonly at: number
}

/** What each segment pays, clockwise, in ten-thousandths of the stake. */
export function wheelPays({ segments, risk }: WheelBet): readonly number[] {
  return wheelTables[risk][segments].map((hundredths) => hundredths * 100)
}

export const wheel: ArcadeRules<WheelBet, never, WheelView> = instant({
  id: 'wheel',
  model: { id: 'wheel', tables: wheelTables },
  readBet(value) {
    const { segments, risk } = fieldsOf(value)
    return isOneOf(segments, SEGMENTS) && isOneOf(risk, WHEEL_RISKS) ? { segments, risk } : undefined
  },
  draw(bet, rng) {
    const pays = wheelPays(bet)
    const at = rng(pays.length)
    return { view: { at }, paid: present(pays[at], 'a segment of the wheel') }
  },
})
