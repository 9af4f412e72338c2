/** Texts of screens that are loaded on demand. */
export const screens = {
  favorite: {
    empty: 'No favorites',
    text: 'Tap the heart on a game to save it here.',
  },
  recent: {
    empty: 'No recent games',
    text: 'Games you open appear here, the latest first.',
  },
  seeGames: 'See the games',
  announce: {
    lead: 'Announcements for everyone.',
    empty: 'No announcements',
    text: 'Changes to games, schedules and terms are announced here, with their date.',
  },
  helpAddress: {
    title: 'Help center address',
    lead: 'Where the help center is shown from. Empty means our own pages.',
    label: 'Address',
    hint: 'It starts with https:// and must allow being shown inside our page.',
    invalid: 'Invalid URL, please contact customer service.',
    save: 'Save',
    saved: 'Saved. The help center now opens from there.',
    failure: 'Couldn’t load the settings',
  },
} as const
