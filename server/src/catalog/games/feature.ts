import { aboutFight, aboutLottery, aboutSlot, type ArcadeTitle, type SharedTitle, type SlotTitle } from '@ronda/games'
import { messages as english } from '@ronda/i18n/en'
import { messages as spanish } from '@ronda/i18n/es'
import type { Opened, Platform } from '../../platform/platform.ts'
import { openPopularity, type Played } from '../hot/index.ts'
import { coverUrl, vendorIconUrl, type Pictures } from '../pictures/index.ts'
import type { GameStates } from '../state/index.ts'
import { Catalogue } from './catalogue.actions.ts'
import { gamesRoutes } from './games.routes.ts'

export type GamesNeeds = {
  readonly platform: Pick<Platform, 'clock' | 'log'>
  readonly slots: readonly SlotTitle[]
  readonly arcades: readonly ArcadeTitle[]
  readonly shareds: readonly SharedTitle[]
  /** The smallest stake of a slot in the brand's currency. */
  readonly minBet: bigint
  readonly state: Opened<GameStates>
  readonly pictures: Opened<Pictures>
  readonly figures: Opened<{ readonly playedSince: (sinceMs: number) => Promise<Played> }>
}

const typeNames = { es: spanish.shell.category, en: english.shell.category }

/** As many games as home and the first pages of the lobby show. */
const DRAWN_AHEAD = 200

/** The catalog, refreshed whenever game states or popularity change. */
export function openGamesFeature(needs: GamesNeeds) {
  const { platform, slots, arcades, shareds, minBet } = needs
  const { clock, log } = platform
  const states = needs.state.api
  const pictures = needs.pictures.api
  const { playedSince: countRounds } = needs.figures.api
  const slotsByCode = new Map(slots.map((title) => [title.gameCode, title]))
  const popularity = openPopularity({ clock, log, countRounds })
  const catalogue = new Catalogue({
    slots,
    arcades,
    shareds,
    minBet,
    pictureOf: (gameCode, language) => ({
      url: coverUrl(gameCode, language),
      largeUrl: coverUrl(gameCode, language, 'large'),
    }),
    stateOf: (game) => states.of(game),
    roundsOf: (game) => popularity.roundsOf(game),
  })
  states.onChanged(() => catalogue.refresh())
  popularity.onChanged(() => catalogue.refresh())
  return {
    api: { catalogue, popularity },
    handlers: {
      games: gamesRoutes({
        catalogue,
        typeNames,
        vendorIconsOf: (vendor, gameType) => ({
          url: vendorIconUrl(vendor, gameType, 'DEFAULT'),
          activeUrl: vendorIconUrl(vendor, gameType, 'ACTIVE'),
        }),
        refreshPopularity: () => popularity.refreshIfStale(),
        aboutOf: (game, language) => {
          const slot = slotsByCode.get(game)
          return (slot ? aboutSlot(slot) : (aboutLottery(game) ?? aboutFight(game)))?.[language]
        },
      }),
    },
    warmUp(): void {
      catalogue.warmUp()
      popularity.refreshIfStale()
      const first = catalogue.first(DRAWN_AHEAD)
      pictures
        .drawHome(first)
        .then(() => pictures.drawAhead(first))
        .catch((error: unknown) => log.warn({ err: error }, 'pictures could not be drawn ahead'))
    },
  }
}
