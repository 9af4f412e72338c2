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
  promotions: {
    lead: 'Offers and their terms.',
    empty: 'No active promotions',
    text: 'A promotion shows all its conditions before you join. The odds of the games are the same with or without one.',
  },
  announce: {
    lead: 'Announcements for everyone.',
    empty: 'No announcements',
    text: 'Changes to games, schedules and terms are announced here, with their date.',
  },
  pointMall: {
    lead: 'Exchange your points for rewards.',
    empty: 'No items yet',
    text: 'No items are available for points right now. Points never expire.',
    history: 'Redeemed',
    historyEmpty: 'Nothing redeemed',
    historyText: 'Your redemptions appear here with their status: in process, approved or rejected.',
    details: 'Points',
    detailsEmpty: 'No points earned',
    detailsText: 'Each entry shows when you earned points, why, and how many are left.',
    shop: 'Shop',
    tabs: 'Points mall',
    signIn: 'Sign in to see your points',
    signInText: 'Points belong to an account.',
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
