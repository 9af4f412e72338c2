import type { messages as english } from './en.ts'
import { play } from './es/play.ts'
import type { Texts } from './texts.ts'

export const messages: Texts<typeof english> = { play }

export { refusals } from './es/refusals.ts'
