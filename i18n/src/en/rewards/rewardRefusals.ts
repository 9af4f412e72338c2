import { envelopeRefusals } from './envelopeRefusals.ts'
import { missionRefusals } from './missionRefusals.ts'
import { pointRefusals } from './pointRefusals.ts'
import { promotionRefusals } from './promotionRefusals.ts'

/** Refusals of rewards. */
export const rewardRefusals = { ...missionRefusals, ...pointRefusals, ...promotionRefusals, ...envelopeRefusals }
