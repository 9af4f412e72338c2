import { z } from 'zod/mini'
import { PLAY_MODES } from './launchModeWords.ts'

export const playMode = z.enum(PLAY_MODES)
