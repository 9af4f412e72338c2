import { envelopeRefusals } from './envelopeRefusals.ts'
import { missionRefusals } from './missionRefusals.ts'
import { pointRefusals } from './pointRefusals.ts'

/** Refusals of rewards. */
export const rewardRefusals = { ...missionRefusals, ...pointRefusals, ...envelopeRefusals }
