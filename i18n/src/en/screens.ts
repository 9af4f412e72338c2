/** Screens that are fetched when somebody goes there. */
export const screens = {
  favorite: {
    empty: 'No favorites',
    text: 'The games you like best gather here, one tap away.',
  },
  recent: {
    empty: 'Nothing opened yet',
    text: 'Games you open appear here, the latest first.',
  },
  seeGames: 'See the games',
  promotions: {
    lead: 'Offers and their terms.',
    empty: 'No promotion is running',
    text: 'A promotion shows its conditions in full before you join. The odds of the games are the same with or without one.',
  },
  announce: {
    lead: 'Announcements for everyone.',
    empty: 'No announcements',
    text: 'Changes to games, schedules and terms are written here, with their date.',
  },
  pointMall: {
    lead: 'Points for play, goods for points.',
    empty: 'No goods yet',
    text: 'Nothing is offered for points at the moment. Points never expire.',
    history: 'Redeemed',
    historyEmpty: 'Nothing redeemed',
    historyText: 'Your redemptions appear here with their status: in process, approved or rejected.',
    details: 'Points',
    detailsEmpty: 'No points earned',
    detailsText: 'Every point has a line: when it came, what for, and what is left.',
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
    failure: 'The settings could not be read',
  },
} as const
