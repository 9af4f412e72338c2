/** Refusals of what staff record about bank transfers. */
export const bankTransferRefusals = {
  'bankTransfer.unknown': 'We can’t find that bank transfer.',
  'bankTransfer.amount_invalid': 'This amount cannot be recorded here.',
  'bankTransfer.date_invalid': 'This date is in the future, or more than a year ago.',
  'bankTransfer.reference_used':
    'This reference of the bank is recorded already. Each line of a statement counts once.',
  'bankTransfer.recorded': 'A record already waits to be confirmed. Confirm or withdraw it first.',
  'bankTransfer.decided': 'This record was already confirmed or withdrawn.',
  'bankTransfer.not_now':
    'This payout is over: nothing more can be recorded. If the bank sent it back, give the member the amount by an adjustment.',
  'bankTransfer.own': 'This is money of your own: somebody else must do it.',
  'bankTransfer.same_person': 'You recorded it: somebody else must confirm it.',
}
