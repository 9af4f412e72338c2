import { GAME } from './testServer.ts'

const round = '00000000-0000-4000-8000-000000000000'

const sportsParts = [{ market: 'result:goals:match', choice: 'home' }]
const sportsLegs = [{ match: 0, parts: sportsParts, price: 2_000, priceVersion: 1, isBanker: false }]
const singleLine = [1]

/** Valid requests for the calls of a game client and its launch. */
export const playSamples = {
  launch: {
    launch: { gameCode: GAME, mode: 'free', language: 'es' },
    enter: { launchToken: 'none' },
    bonus: { gameCode: GAME },
    position: {},
  },
  slot: {
    spin: { round, stake: '100000' },
    rounds: { limit: '5' },
    round: { round },
    model: { hash: '0'.repeat(64) },
    facts: { game: GAME, mode: 'real' },
  },
  sports: {
    board: {},
    match: { number: '1' },
    league: { league: 'ambar' },
    builder: { match: 0, parts: sportsParts },
    place: { key: round, legs: sportsLegs, sizes: singleLine, policy: 'none', unit: '100000' },
    cashOut: { key: round, bet: round, stake: '100000', amount: '100000' },
    bets: { state: 'open' },
  },
  arcade: {
    bet: { round, stake: '100000', bet: {} },
    move: { round, at: 0, move: {} },
    current: {},
    rounds: { limit: '5' },
    round: { round },
    facts: { game: 'RONDA_DICE', mode: 'real' },
  },
  sharedRound: {
    live: {},
    look: {},
    bet: { ticket: round, round: 1, bet: {} },
    leave: { ticket: round, round: 1 },
    full: { round: '1', places: 'five 12345' },
    mine: { round: '1' },
    receipt: { round: '1', ticket: round },
    rounds: { limit: '5' },
    past: { game: 'RONDA_LIVE_ROULETTE', limit: '5' },
    book: { game: 'RONDA_LIVE_ROULETTE', round: '1', page: '0' },
    facts: { game: 'RONDA_LIVE_ROULETTE', mode: 'real' },
  },
  lottery: {
    menu: { language: 'es' },
    recent: { language: 'es' },
    openedLast: { language: 'es' },
    opened: { gameCode: 'RONDA_VN_NORTH' },
    lobbyLaunch: {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'LOTT',
      view: 'lobby',
      device: 'WEB',
      language: 'es',
    },
  },
  sharedRoundOrders: { make: { order: round, bet: {}, draws: 2 }, list: {}, stop: { order: round } },
  chat: {
    sit: {},
    say: { key: round, text: 'Suerte' },
    report: { number: 1, reason: 'spam' },
    models: { language: 'es' },
    launch: { modelId: 'nobody', language: 'es' },
  },
} as const
