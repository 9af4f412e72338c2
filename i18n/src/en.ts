import { play } from './en/play.ts'

export const messages = { play } as const

export { refusals } from './en/refusals.ts'
