import { bonusRefusals } from './bonusRefusals.ts'
import { envelopeRefusals } from './envelopeRefusals.ts'
import { tournamentRefusals } from './tournamentRefusals.ts'
import { raffleRefusals } from './raffleRefusals.ts'
import { missionRefusals } from './missionRefusals.ts'
import { pointRefusals } from './pointRefusals.ts'
import { promotionRefusals } from './promotionRefusals.ts'

/** Refusals of rewards and of the funds that pay them. */
export const rewardRefusals = {
  'reward.unknown': 'This reward is not yours, or does not exist.',
  'reward.over': 'The time to collect this reward is over.',
  'reward.fund_empty': 'The fund for this reward is empty at the moment. Nothing is lost: try again later.',
  'reward.amount': 'Enter an amount from one to one million with no more decimals than the currency has.',
  'reward.top_up_unknown': 'Proposal not found.',
  'reward.same_person': 'You proposed it. Somebody else has to decide.',
  'reward.decided': 'Somebody has already decided this one.',
  'reward.expired': 'It expired after 24 hours. Propose it again if it is still needed.',
  ...missionRefusals,
  ...pointRefusals,
  ...promotionRefusals,
  ...envelopeRefusals,
  ...tournamentRefusals,
  ...raffleRefusals,
  ...bonusRefusals,
}
