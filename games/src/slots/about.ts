import type { SlotTitle } from './titles.ts'

/** The mechanic of a slot in one line. */
export function aboutSlot({ family }: SlotTitle): SlotTitle['family']['says'] {
  return family.says
}
