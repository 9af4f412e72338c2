import { openProposals } from '../brand/proposal/index.ts'
import { openPictures } from '../catalog/pictures/index.ts'
import { openGameStates, type GameStates } from '../catalog/state/index.ts'
import { openWinners } from '../catalog/winners/index.ts'
import { openWallets } from '../money/wallet/index.ts'
import { openBooks } from '../office/books/index.ts'
import { openFactors } from '../people/factor/index.ts'
import { openAvatars } from '../people/member/index.ts'
import { openTeller } from '../people/password/index.ts'
import { openSessions, type DoorOptions, type Sessions } from '../people/session/index.ts'
import { openSocial } from '../people/social/index.ts'
import { openVerification } from '../people/verification/index.ts'
import { openDeeds } from '../platform/deeds/index.ts'
import { openTransport } from '../platform/http/index.ts'
import { openLater } from '../platform/later/later.ts'
import { openUploads } from '../platform/uploads/index.ts'
import { makeHub, type Hub } from '../platform/realtime/index.ts'
import { openSigner } from '../platform/secrets/index.ts'
import { openSeats } from '../play/fairness/index.ts'
import { openFigures } from '../play/figures/index.ts'
import { openJackpots, openTicker } from '../play/jackpot/index.ts'
import { openPlaySessions, type PlaySessions } from '../play/launch/index.ts'
import { countRounds, hasOpenRounds, openModels, openTitles } from '../play/round/index.ts'
import { followTables } from '../play/table/index.ts'
import { openFacts, openSlots, unitIn } from '../play/slot/index.ts'
import type { Language } from '@ronda/i18n'
import { unreadOf } from '../talk/inbox/index.ts'
import type { Ground } from './ground.ts'
import { openMoney } from './moneyRooms.ts'
import { openShop } from './shop.ts'
import { openInbox } from './inbox.ts'
import { openTalk } from './talk.ts'

/** Open pages ask again what the house is like, and which games are open. */
function tellPages({ settings }: Ground, states: GameStates, hub: Hub): void {
  settings.onChanged(() => hub.sendAll({ type: 'house' }))
  states.onChanged(() => hub.sendAll({ type: 'games' }))
}

/** Signing out ends what was opened with the session: sockets and games. */
function endTogether(sessions: Sessions, hub: Hub, playSessions: PlaySessions): void {
  sessions.onEnded((ended) => {
    hub.endSessions(ended)
    playSessions.endWith(ended)
  })
}

/** What is known of every game, whatever its kind. */
type PlayedTitle = { readonly names: Readonly<Record<Language, string>> }

function doorOptionsOf(ground: Ground, parts: Pick<DoorOptions, 'verification' | 'factors'>): DoorOptions {
  const { merchant } = ground.brand
  return { ...ground, ...parts, merchant, openWallets, unreadOf: (account) => unreadOf(ground, account) }
}

/** The features that keep something in memory, each opened once. */
export async function openRooms(ground: Ground) {
  const { db, clock, key, brand, titles, picturesDir, origins } = ground
  const factors = openFactors({ db, clock, key, rp: { name: brand.name, origins } })
  const later = openLater(ground.log)
  const verification = openVerification({
    ...ground,
    later,
    messages: ground.post,
    house: brand.name,
    dialingCodes: async () => (await ground.settings.current()).smsDialingCodes,
    ...((ground.isLoadTest || ground.peoplePerAddress > 1) && { limits: { networkHourMax: Number.POSITIVE_INFINITY } }),
  })
  const doors = doorOptionsOf(ground, { verification, factors })
  const sessions = openSessions(doors)
  const teller = openTeller({ db, clock, key, later, messages: ground.post, house: brand.name, origins })
  const playSessions = openPlaySessions(db, clock)
  const hub = makeHub()
  const models = openModels(db)
  const slots = openSlots(models, titles)
  const arcades = openTitles(models, ground.arcades)
  const tables = openTitles(models, ground.shareds)

  const states = await openGameStates(ground)

  tellPages(ground, states, hub)
  endTogether(sessions, hub, playSessions)

  return {
    transport: openTransport(ground),
    factors,
    later,
    teller,
    social: openSocial({ ...ground, isSandbox: ground.sandboxes.has('identity') }),
    verification,
    doors,
    sessions,
    playSessions,
    hub,
    slots,
    arcades,
    tables,
    follower: followTables({ ...ground, tables }),
    /** A game of the house of whatever kind; one that is hidden now may have been played. */
    titleOf: (game: string): PlayedTitle | undefined =>
      slots.titleOf(game) ?? arcades.titleOf(game) ?? tables.titleOf(game),
    states,
    ...openShop(ground, states),
    pictures: openPictures(picturesDir),
    avatars: openAvatars(picturesDir),
    uploads: openUploads(ground),
    ...openMoney(ground, { hub, sessions, later }),
    seats: openSeats({ db, clock, key, countRounds, hasOpenRounds }),
    facts: openFacts(db, (game) => slots.open(game)),
    jackpots: openJackpots({ ...ground, unitOf: unitIn }),
    ticker: openTicker(ground.ledger, hub),
    winners: openWinners({ ...ground, currency: brand.currency }),
    measuredOf: openFigures(db, clock, brand.currency),
    books: openBooks(ground),
    deeds: openDeeds({ ...ground, signer: openSigner(key, 'deeds'), folder: ground.booksDir }),
    talk: openTalk(ground),
    inbox: openInbox(ground, { hub, later }),
    proposals: openProposals({ ...ground, merchant: brand.merchant, delayMs: ground.settingsDelayMs }),
  }
}

export type Rooms = Awaited<ReturnType<typeof openRooms>>
