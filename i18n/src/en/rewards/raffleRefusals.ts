/** Refusals of raffles. */
export const raffleRefusals = {
  'raffle.unknown': 'This raffle does not exist.',
  'raffle.not_offered': 'Raffles are not available for your account.',
  'raffle.not_yet': 'This raffle is not open yet.',
  'raffle.over': 'This raffle gives no more tickets.',
  'raffle.full': 'As many members take part in this raffle as it has room for.',
  'raffle.device': 'Another member takes part in this raffle in this browser.',
  'raffle.plan':
    'Something in this plan is outside its limits. Prizes must be in falling order, and tickets must be earned somehow.',
  'raffle.beacon': 'A raffle is published only where a public beacon is set up.',
  'raffle.not_cancellable': 'The list of tickets is final: this raffle can no longer be cancelled.',
}
