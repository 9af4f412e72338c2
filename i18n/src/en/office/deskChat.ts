/** Desk: reported chat messages. */
export const deskChat = {
  pile: 'Filter messages',
  piles: { reported: 'Reported', all: 'All of the last day' },
  none: 'No messages at the tables in the last day.',
  noneReported: 'No reported messages to decide.',
  reportedAs: '{reason} × {count}',
  reasons: { insult: 'Insult', spam: 'Spam', contact: 'Asks for contact details', other: 'Other' },
  mutedUntil: 'Muted until {until}',
  gone: 'This message was removed.',
  remove: 'Remove',
  keep: 'Keep',
  mute: 'Mute',
  unmute: 'Unmute',
  spans: { 15: '15 minutes', 60: '1 hour', 1440: '1 day', 10080: '7 days' },
  asks: {
    remove: { title: 'Remove this message?', text: 'It disappears for everyone at the table.', confirm: 'Remove' },
    keep: { title: 'Keep this message?', text: 'Its reports are closed.', confirm: 'Keep' },
    mute: {
      title: 'Mute this member?',
      text: 'They can read but not write, at every table. They see the reason you write here.',
      confirm: 'Mute',
    },
    unmute: { title: 'Unmute this member?', text: 'They can write at once.', confirm: 'Unmute' },
  },
} as const
