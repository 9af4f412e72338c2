import type { GameClassify, GameFeature, GameFilter, GameType } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { themePhrases } from './themes.ts'

/** The properties of a game by which a subject includes it. */
export type SubjectGame = {
  readonly gameCode: string
  readonly gameType: GameType
  readonly gameClassify: GameClassify
  /** Only slots have one. */
  readonly theme?: string | undefined
  readonly facts: { readonly features: readonly GameFeature[] }
}

/** What a player may look for instead of a name: a kind of game, a feature, or a theme. */
export type Subject = {
  /** The first phrase of each language is the usual one. Written without accents, in small letters. */
  readonly phrases: Readonly<Record<Language, readonly string[]>>
  /** The lobby filter that lists the same games, if there is one. */
  readonly filter?: GameFilter
  /** Of the games of a theme, those with the words in their name are meant first. */
  readonly isTheme?: true
  includes(this: void, game: SubjectGame): boolean
}

const isSlot = ({ gameClassify }: SubjectGame): boolean => gameClassify === 'SLOT' || gameClassify === 'JP'

const ofType = (gameType: GameType, phrases: Subject['phrases']): Subject => ({
  phrases,
  filter: { gameType },
  includes: (game) => game.gameType === gameType,
})

const ofClassify = (gameClassify: GameClassify, phrases: Subject['phrases']): Subject => ({
  phrases,
  filter: { gameType: 'RNG', gameClassify },
  includes: (game) => game.gameType === 'RNG' && game.gameClassify === gameClassify,
})

const ofFeature = (feature: GameFeature, phrases: Subject['phrases']): Subject => ({
  phrases,
  filter: { gameType: 'RNG', feature },
  includes: ({ facts }) => facts.features.includes(feature),
})

/** Games whose code has one of these words; the code of a slot comes from its name and says nothing. */
const ofCode = (words: RegExp, phrases: Subject['phrases']): Subject => ({
  phrases,
  includes: (game) => !isSlot(game) && words.test(game.gameCode),
})

const themes: readonly Subject[] = Object.entries(themePhrases).map(([theme, phrases]) => ({
  phrases,
  isTheme: true,
  includes: (game) => game.theme === theme,
}))

const types: readonly Subject[] = [
  {
    phrases: {
      es: ['slots', 'slot', 'tragamonedas', 'traga monedas', 'tragaperras', 'maquinas', 'maquinitas', 'rodillos'],
      en: ['slots', 'slot', 'slot machines', 'slot games', 'fruit machines', 'pokies', 'reels'],
    },
    filter: { gameType: 'RNG', gameClassify: 'SLOT' },
    includes: isSlot,
  },
  ofType('LIVE', {
    es: ['casino en vivo', 'en vivo', 'vivo', 'casino', 'mesas', 'mesas en vivo', 'crupier', 'crupier en vivo'],
    en: ['live casino', 'live', 'casino', 'live tables', 'live dealer', 'dealer', 'tables'],
  }),
  ofType('LOTT', {
    es: ['loteria', 'loterias', 'sorteo', 'sorteos', 'numeros', 'quiniela', 'loto', 'lotto', 'bote', 'pozo'],
    en: ['lottery', 'lotteries', 'lotto', 'loto', 'draws', 'numbers', 'pick numbers'],
  }),
  ofType('ELOTT', {
    es: ['loteria electronica', 'loteria rapida', 'sorteo rapido', 'sorteos rapidos', 'e loteria', 'elott'],
    en: ['e lottery', 'electronic lottery', 'quick lottery', 'fast lottery', 'quick draws', 'elott'],
  }),
  ofType('COCKFIGHT', {
    es: ['gallos', 'pelea de gallos', 'peleas de gallos', 'gallo', 'palenque', 'derbi', 'sabong'],
    en: ['cockfight', 'cock fight', 'cockfights', 'cockfighting', 'roosters', 'rooster', 'sabong'],
  }),
]

const classifies: readonly Subject[] = [
  ofClassify('JP', {
    es: [
      'jackpot',
      'jackpots',
      'botes',
      'pozos',
      'bote progresivo',
      'progresivo',
      'progresivos',
      'acumulado',
      'premio mayor',
    ],
    en: ['jackpot', 'jackpots', 'progressive', 'progressives', 'progressive jackpot', 'grand prize'],
  }),
  ofClassify('SC', {
    es: ['rasca', 'raspadita', 'raspaditas', 'rasca y gana', 'rasquita', 'raspa', 'raspa y gana', 'rasca rasca'],
    en: ['scratch', 'scratch card', 'scratch cards', 'scratchcard', 'scratchcards', 'scratchers'],
  }),
  ofClassify('VP', {
    es: ['video poker', 'videopoker', 'poker de video', 'jotas o mejor', 'sotas o mejor'],
    en: ['video poker', 'videopoker', 'jacks or better', 'draw poker'],
  }),
  ofClassify('TG', {
    es: ['juegos de mesa', 'juego de mesa', 'mesa', 'cartas', 'juegos de cartas', 'naipes', 'baraja'],
    en: ['table games', 'table game', 'card games', 'card game', 'cards'],
  }),
  ofClassify('AC', {
    es: ['arcade', 'arcades', 'minijuegos', 'juegos rapidos', 'juegos instantaneos', 'instantaneos', 'originales'],
    en: ['arcade', 'arcades', 'mini games', 'minigames', 'instant games', 'quick games', 'instant', 'originals'],
  }),
  ofClassify('BG', { es: ['bingo', 'bingos', 'bingo 75'], en: ['bingo', 'bingos', 'bingo 75'] }),
]

const gamesByCode: readonly Subject[] = [
  ofCode(/ROULETTE/, {
    es: ['ruleta', 'ruletas', 'ruleta europea'],
    en: ['roulette', 'roulettes', 'european roulette'],
  }),
  ofCode(/BLACKJACK/, {
    es: ['blackjack', 'black jack', 'veintiuno', '21', 'bj'],
    en: ['blackjack', 'black jack', 'twenty one', '21', 'bj'],
  }),
  ofCode(/BACCARAT/, { es: ['bacara', 'baccarat', 'punto y banca'], en: ['baccarat', 'bacarat', 'punto banco'] }),
  ofCode(/HOLDEM|JACKS/, { es: ['poker', 'poquer'], en: ['poker'] }),
  ofCode(/HOLDEM/, {
    es: ['casino holdem', 'holdem', 'hold em', 'texas', 'texas holdem'],
    en: ['casino holdem', 'holdem', 'hold em', 'texas', 'texas holdem'],
  }),
  ofCode(/DRAGON_TIGER/, {
    es: ['dragon y tigre', 'dragon tigre', 'dragon tiger'],
    en: ['dragon tiger', 'dragon and tiger'],
  }),
  ofCode(/SICBO|DICE/, { es: ['dados', 'dado'], en: ['dice', 'die'] }),
  ofCode(/SICBO/, {
    es: ['sic bo', 'sicbo', 'tai sai', 'tai xiu', 'tres dados'],
    en: ['sic bo', 'sicbo', 'tai sai', 'tai xiu', 'three dice'],
  }),
  ofCode(/CRASH/, {
    es: ['crash', 'cohete', 'avion', 'avioncito', 'aviator', 'multiplicador en vivo', 'cometa'],
    en: ['crash', 'rocket', 'plane', 'aviator', 'crash game', 'comet'],
  }),
  ofCode(/HILO/, {
    es: ['hilo', 'hi lo', 'mayor o menor', 'alto bajo'],
    en: ['hilo', 'hi lo', 'high low', 'higher or lower'],
  }),
  ofCode(/KENO/, { es: ['keno', 'quino'], en: ['keno'] }),
  ofCode(/MINES/, {
    es: ['minas', 'mina', 'buscaminas', 'campo minado'],
    en: ['mines', 'mine', 'minesweeper', 'minefield'],
  }),
  ofCode(/PLINKO/, { es: ['plinko', 'bolitas', 'caida de bolas'], en: ['plinko', 'ball drop', 'pachinko'] }),
  ofCode(/LIMBO/, { es: ['limbo'], en: ['limbo'] }),
  ofCode(/WHEEL/, {
    es: ['rueda', 'rueda de la fortuna', 'rueda de la feria'],
    en: ['wheel', 'wheel of fortune', 'fair wheel'],
  }),
  ofCode(/_4D/, {
    es: ['4d', '4 d', 'cuatro cifras', '4 cifras', 'cuatro digitos', '4 digitos'],
    en: ['4d', '4 d', 'four digits', 'four digit', '4 digits', 'pick 4'],
  }),
  ofCode(/_VN_/, {
    es: ['loteria vietnamita', 'vietnam', 'vietnamita', 'xo so', 'loteria de vietnam'],
    en: ['vietnamese lottery', 'vietnam', 'vietnamese', 'xo so', 'vietnam lottery'],
  }),
  ofCode(/_FAST$|ELOTT/, { es: ['rapida', 'rapido', 'veloz', 'rapidas'], en: ['fast', 'swift', 'speed', 'quick'] }),
  ofCode(/LOTTO_45/, { es: ['6 45', 'mega 6 45'], en: ['6 45', 'mega 6 45'] }),
  ofCode(/LOTTO_55/, { es: ['6 55', 'power 6 55'], en: ['6 55', 'power 6 55'] }),
  ofCode(/LOTTO_\d/, { es: ['lotto 6', 'seis numeros', 'melate'], en: ['lotto 6', 'six numbers', 'powerball'] }),
  ofCode(/COCKFIGHT_POOL/, {
    es: ['gallos con pozo', 'pozo de gallos', 'gallos con bote', 'bote de gallos'],
    en: ['cockfight pool', 'rooster pool', 'tote'],
  }),
]

const features: readonly Subject[] = [
  ofFeature('freeSpins', {
    es: ['giros gratis', 'tiros gratis', 'tiradas gratis', 'free spins', 'giros gratuitos'],
    en: ['free spins', 'free spin', 'freespins', 'free games'],
  }),
  ofFeature('buy', {
    es: ['compra de bonus', 'comprar bonus', 'bonus buy', 'compra bonus', 'comprar bono'],
    en: ['bonus buy', 'buy bonus', 'feature buy', 'buy feature'],
  }),
  ofFeature('cascade', {
    es: ['cascada', 'cascadas', 'simbolos en cascada', 'avalancha'],
    en: ['cascade', 'cascades', 'cascading', 'tumble', 'avalanche'],
  }),
  ofFeature('ways', {
    es: ['formas de ganar', 'megaways', 'ways', '243'],
    en: ['ways to win', 'megaways', 'ways', '243'],
  }),
  ofFeature('multiplier', { es: ['multiplicador', 'multiplicadores'], en: ['multiplier', 'multipliers'] }),
  ofFeature('respin', {
    es: ['respin', 'respins', 'giro extra', 'hold and win'],
    en: ['respin', 'respins', 're spin', 'hold and win', 'hold and spin'],
  }),
  ofFeature('expandingWild', {
    es: ['comodin expansivo', 'comodines expansivos'],
    en: ['expanding wild', 'expanding wilds'],
  }),
  ofFeature('stickyWild', {
    es: ['comodin fijo', 'comodines fijos', 'sticky wild'],
    en: ['sticky wild', 'sticky wilds'],
  }),
  ofFeature('walkingWild', { es: ['comodin andante', 'comodines andantes'], en: ['walking wild', 'walking wilds'] }),
  ofFeature('wild', { es: ['comodin', 'comodines', 'wilds'], en: ['wilds', 'wild symbol', 'wild symbols'] }),
  ofFeature('mystery', {
    es: ['simbolo misterioso', 'simbolos misteriosos'],
    en: ['mystery symbol', 'mystery symbols'],
  }),
  ofFeature('bonusRound', {
    es: ['ronda de bonus', 'juego de bonus', 'bono'],
    en: ['bonus round', 'bonus game', 'bonus rounds'],
  }),
  ofFeature('bothWays', { es: ['paga en ambos sentidos', 'ambos sentidos'], en: ['both ways', 'pays both ways'] }),
]

export const subjects: readonly Subject[] = [...types, ...classifies, ...gamesByCode, ...features, ...themes]
