import type { rewardRefusals as english } from '../../en/rewards/rewardRefusals.ts'
import type { Texts } from '../../texts.ts'
import { envelopeRefusals } from './envelopeRefusals.ts'
import { missionRefusals } from './missionRefusals.ts'
import { pointRefusals } from './pointRefusals.ts'

export const rewardRefusals: Texts<typeof english> = { ...missionRefusals, ...pointRefusals, ...envelopeRefusals }
