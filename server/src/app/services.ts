import { openProposals } from '../brand/proposal/index.ts'
import { openPictures } from '../catalog/pictures/index.ts'
import { openGameStates, type GameStates } from '../catalog/state/index.ts'
import { openWinners } from '../catalog/winners/index.ts'
import { openWallets } from '../money/wallet/index.ts'
import { openBooks } from '../office/books/index.ts'
import { openFactors } from '../people/factor/index.ts'
import { findNames } from '../people/identity/index.ts'
import { openAvatars } from '../people/member/index.ts'
import { openSecurityNotifier } from '../people/password/index.ts'
import { openSessions, type AuthOptions, type Sessions } from '../people/session/index.ts'
import { openSocial } from '../people/social/index.ts'
import { openVerification } from '../people/verification/index.ts'
import { openAuditLog } from '../platform/auditLog/index.ts'
import { openTransport } from '../platform/http/index.ts'
import { openBackgroundTasks, type BackgroundTasks } from '../platform/background/backgroundTasks.ts'
import { openUploads } from '../platform/uploads/index.ts'
import { makeHub, type Hub } from '../platform/realtime/index.ts'
import { openSigner } from '../platform/secrets/index.ts'
import { openSeats } from '../play/fairness/index.ts'
import { openFigures } from '../play/figures/index.ts'
import { openJackpots, openTicker } from '../play/jackpot/index.ts'
import { openPlaySessions, type PlaySessions } from '../play/launch/index.ts'
import { countRounds, hasOpenRounds, openModels, openTitles } from '../play/round/index.ts'
import { followTables } from '../play/sharedRound/index.ts'
import { openFacts, openSlots, unitIn } from '../play/slot/index.ts'
import type { Language } from '@ronda/i18n'
import { unreadOf } from '../talk/inbox/index.ts'
import type { Platform } from './platform.ts'
import { openMoney } from './moneyServices.ts'
import { openCatalogue } from './catalogue.ts'
import { openInbox } from './inbox.ts'
import { openTalk } from './talk.ts'

/** Makes open pages read the brand's settings or the game states again when they change. */
function publishChanges({ settings }: Platform, states: GameStates, hub: Hub): void {
  settings.onChanged(() => hub.sendAll({ type: 'brand' }))
  states.onChanged(() => hub.sendAll({ type: 'games' }))
}

/** Signing out ends what was opened with the session: sockets and games. */
function endWithSession(sessions: Sessions, hub: Hub, playSessions: PlaySessions): void {
  sessions.onEnded((ended) => {
    hub.endSessions(ended)
    playSessions.endWith(ended)
  })
}

/** What is known of a game of any kind. */
type PlayedTitle = { readonly names: Readonly<Record<Language, string>> }

function authOptionsOf(platform: Platform, parts: Pick<AuthOptions, 'verification' | 'factors'>): AuthOptions {
  const { merchant } = platform.brand
  return { ...platform, ...parts, merchant, openWallets, unreadOf: (account) => unreadOf(platform, account) }
}

function openVerificationOf(platform: Platform, background: BackgroundTasks) {
  return openVerification({
    ...platform,
    background,
    messages: platform.post,
    brandName: platform.brand.name,
    dialingCodes: async () => (await platform.settings.current()).smsDialingCodes,
    ...((platform.isLoadTest || platform.peoplePerAddress > 1) && {
      limits: { networkHourMax: Number.POSITIVE_INFINITY },
    }),
  })
}

/** The services that hold something in memory, each opened once. */
export async function openServices(platform: Platform) {
  const { db, clock, key, brand, titles, picturesDir, origins } = platform
  const factors = openFactors({ db, clock, key, rp: { name: brand.name, origins } })
  const background = openBackgroundTasks(platform.log)
  const about = { db, clock, key, brandName: brand.name }
  const verification = openVerificationOf(platform, background)
  const auth = authOptionsOf(platform, { verification, factors })
  const sessions = openSessions(auth)
  const securityNotifier = openSecurityNotifier({ ...about, background, messages: platform.post, origins })
  const playSessions = openPlaySessions(db, clock)
  const hub = makeHub()
  const models = openModels(db)
  const slots = openSlots(models, titles)
  const arcades = openTitles(models, platform.arcades)
  const tables = openTitles(models, platform.shareds)

  const states = await openGameStates(platform)

  publishChanges(platform, states, hub)
  endWithSession(sessions, hub, playSessions)

  return {
    transport: openTransport(platform),
    factors,
    background,
    securityNotifier,
    social: openSocial({ ...platform, isSandbox: platform.sandboxes.has('identity') }),
    verification,
    auth,
    sessions,
    playSessions,
    hub,
    slots,
    arcades,
    tables,
    follower: followTables({ ...platform, tables }),
    /** A game of any kind. Also finds hidden games: one that is hidden now may have been played before. */
    titleOf: (game: string): PlayedTitle | undefined =>
      slots.titleOf(game) ?? arcades.titleOf(game) ?? tables.titleOf(game),
    states,
    ...openCatalogue(platform, states),
    pictures: openPictures(picturesDir),
    avatars: openAvatars(picturesDir),
    uploads: openUploads(platform),
    ...openMoney(platform, { hub, sessions, background }),
    seats: openSeats({ db, clock, key, countRounds, hasOpenRounds }),
    facts: openFacts(db, (game) => slots.open(game)),
    jackpots: openJackpots({ ...platform, unitOf: unitIn }),
    ticker: openTicker(platform.ledger, hub),
    winners: openWinners({ ...platform, currency: brand.currency }),
    measuredOf: openFigures(db, clock, brand.currency),
    books: openBooks(platform),
    auditLog: openAuditLog({ ...platform, signer: openSigner(key, 'deeds'), folder: platform.booksDir }),
    talk: openTalk(platform),
    inbox: openInbox(platform, { hub, background }),
    proposals: openProposals({ ...platform, merchant: brand.merchant, delayMs: platform.settingsDelayMs, findNames }),
  }
}

export type Services = Awaited<ReturnType<typeof openServices>>
