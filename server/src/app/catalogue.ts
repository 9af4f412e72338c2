import { present } from '@ronda/core'
import { Catalogue } from '../catalog/games/index.ts'
import { openPopularity } from '../catalog/hot/index.ts'
import { coverUrl } from '../catalog/pictures/index.ts'
import type { GameStates } from '../catalog/state/index.ts'
import { playedSince } from '../play/figures/index.ts'
import { offerIn } from '../play/slot/index.ts'
import type { Platform } from './platform.ts'

/** The catalog, refreshed whenever game states or popularity change. */
export function openCatalogue({ db, clock, log, brand, titles, arcades, shareds }: Platform, states: GameStates) {
  const popularity = openPopularity({ clock, log, countRounds: (sinceMs) => playedSince(db, sinceMs) })
  const catalogue = new Catalogue({
    slots: titles,
    arcades,
    shareds,
    minBet: present(offerIn(brand.currency).stakes[0], 'the smallest stake'),
    pictureOf: (gameCode, language) => ({
      url: coverUrl(gameCode, language),
      largeUrl: coverUrl(gameCode, language, 'large'),
    }),
    stateOf: (game) => states.of(game),
    roundsOf: (game) => popularity.roundsOf(game),
  })
  states.onChanged(() => catalogue.refresh())
  popularity.onChanged(() => catalogue.refresh())
  return { catalogue, popularity }
}
