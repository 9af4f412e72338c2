/** What staff read about messages that were reported. */
export const deskChat = {
  pile: 'Which messages',
  piles: { reported: 'Reported', all: 'All of the last day' },
  none: 'Nobody has said anything at the tables in the last day.',
  noneReported: 'Nothing that was reported waits for a decision.',
  reportedAs: '{reason} × {count}',
  reasons: { insult: 'Insult', spam: 'Spam', contact: 'Asks for contact', other: 'Something else' },
  mutedUntil: 'Silenced until {until}',
  gone: 'This message was removed.',
  remove: 'Remove',
  keep: 'Leave it',
  mute: 'Silence',
  unmute: 'Let them speak',
  spans: { 15: '15 minutes', 60: '1 hour', 1440: '1 day', 10080: '7 days' },
  asks: {
    remove: { title: 'Remove this message?', text: 'It disappears for everyone at the table.', confirm: 'Remove' },
    keep: { title: 'Leave this message?', text: 'Its reports count as decided.', confirm: 'Leave it' },
    mute: {
      title: 'Silence this member?',
      text: 'They can read and not write, at every table. They see the reason you write here.',
      confirm: 'Silence',
    },
    unmute: { title: 'Let this member speak again?', text: 'They can write at once.', confirm: 'Let them speak' },
  },
} as const
