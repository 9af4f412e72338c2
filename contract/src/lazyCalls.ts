import type { calls } from './calls.ts'

type Calls = typeof calls

/** The same table, each kind of call fetched when it is first made. */
export const loadCalls: { readonly [Noun in keyof Calls]: () => Promise<Calls[Noun]> } = {
  system: async () => (await import('./brand/system.ts')).system,
  settings: async () => (await import('./brand/settings.ts')).settings,
  verification: async () => (await import('./people/verification.ts')).verification,
  session: async () => (await import('./people/session.ts')).session,
  social: async () => (await import('./people/social.ts')).social,
  password: async () => (await import('./people/password.ts')).password,
  security: async () => (await import('./people/security.ts')).security,
  payment: async () => (await import('./people/payment.ts')).payment,
  uploads: async () => (await import('./people/uploads.ts')).uploads,
  profile: async () => (await import('./people/profile.ts')).profile,
  documents: async () => (await import('./people/documents.ts')).documents,
  documentDesk: async () => (await import('./people/documents.ts')).documentDesk,
  member: async () => (await import('./people/member.ts')).member,
  sandbox: async () => (await import('./people/sandbox.ts')).sandbox,
  wallet: async () => (await import('./money/wallet.ts')).wallet,
  control: async () => (await import('./money/control.ts')).control,
  adjustments: async () => (await import('./money/adjustment.ts')).adjustments,
  funds: async () => (await import('./money/funds.ts')).funds,
  games: async () => (await import('./catalog/games.ts')).games,
  shelf: async () => (await import('./catalog/shelf.ts')).shelf,
  launch: async () => (await import('./play/launch.ts')).launch,
  slot: async () => (await import('./play/slot.ts')).slot,
  fairness: async () => (await import('./play/fairness.ts')).fairness,
  books: async () => (await import('./office/books.ts')).books,
  desk: async () => (await import('./office/desk.ts')).desk,
  deeds: async () => (await import('./office/deeds.ts')).deeds,
  gameStates: async () => (await import('./office/gameState.ts')).gameStates,
  news: async () => (await import('./talk/news.ts')).news,
  announcementDesk: async () => (await import('./talk/newsroom.ts')).announcementDesk,
  bannerDesk: async () => (await import('./talk/newsroom.ts')).bannerDesk,
  articleDesk: async () => (await import('./talk/newsroom.ts')).articleDesk,
}
