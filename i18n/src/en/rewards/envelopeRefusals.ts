/** Refusals of red envelopes. */
export const envelopeRefusals = {
  'envelope.unknown': 'This red envelope does not exist.',
  'envelope.not_offered': 'Red envelopes are not available for your account.',
  'envelope.rank': 'Your VIP level is too low for this red envelope.',
  'envelope.not_yet': 'This red envelope is not open yet.',
  'envelope.over': 'This red envelope has ended. What nobody took went back to the fund.',
  'envelope.empty': 'Every share of this red envelope is taken.',
  'envelope.device': 'A share of this red envelope was already taken in this browser.',
  'envelope.seed': 'The text for the draw does not belong to this red envelope. Reload the page and try again.',
  'envelope.plan':
    'Something in this plan is outside its limits. The pot must be a multiple of the smallest share, and enough for all.',
  'envelope.rain_unknown': 'This plan does not exist.',
}
