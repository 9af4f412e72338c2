import type { Description } from '../titles/description.ts'
import { descriptionOf } from '../titles/titles.ts'
import type { SlotTitle } from './titles.ts'

const FERIA: Description = {
  es: 'Una noche de feria con farolillos, guitarras y una noria encendida sobre el río.',
  en: 'A night at the fair, with lanterns, guitars and a wheel of light above the river.',
}

/** The description of a slot in a sentence or two. */
export function aboutSlot({ title }: SlotTitle): Description {
  return title ? descriptionOf(title) : FERIA
}
