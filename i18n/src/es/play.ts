import type { Texts } from '../texts.ts'
import type { play as english } from '../en/play.ts'

export const play = {} as const satisfies Texts<typeof english>
