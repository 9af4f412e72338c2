type About = { readonly es: string; readonly en: string }

const REGIONS = {
  es: 'Se apuesta a sus terminaciones: una sola, varias juntas o las del premio especial.',
  en: 'Bet on how they end: on one ending, on several together, or on the special prize.',
} as const

const POOL = {
  es: 'Los premios salen de lo que se apuesta, y el pozo crece hasta que alguien acierta los seis.',
  en: 'Prizes come from what is staked, and the pot grows until somebody has all six.',
} as const

const DIGITS = {
  es: 'Alto o bajo, par o impar, un dígito en su lugar, la suma, o los cinco en orden.',
  en: 'Big or small, odd or even, one digit at its place, the sum, or all five in order.',
} as const

/** By the code of its game. */
const ABOUT: Readonly<Record<string, About>> = {
  RONDA_VN_NORTH: {
    es: `Veintisiete números, cada día a las 18:15 de Vietnam. ${REGIONS.es}`,
    en: `Twenty-seven numbers, every day at 18:15 in Vietnam. ${REGIONS.en}`,
  },
  RONDA_VN_CENTRAL: {
    es: `Dieciocho números, cada día a las 17:15 de Vietnam. ${REGIONS.es}`,
    en: `Eighteen numbers, every day at 17:15 in Vietnam. ${REGIONS.en}`,
  },
  RONDA_VN_SOUTH: {
    es: `Dieciocho números, cada día a las 16:15 de Vietnam. ${REGIONS.es}`,
    en: `Eighteen numbers, every day at 16:15 in Vietnam. ${REGIONS.en}`,
  },
  RONDA_SEA_4D: {
    es: 'Cuatro dígitos y veintitrés premios, los miércoles, sábados y domingos a las 18:30 de Singapur. Tu número gana tal cual o, si lo prefieres, en cualquier orden.',
    en: 'Four digits and twenty-three prizes, on Wednesdays, Saturdays and Sundays at 18:30 in Singapore. Your number wins as it is or, if you like, in any order.',
  },
  RONDA_LOTTO_KENO: {
    es: 'Elige de uno a diez números. Cada cinco minutos salen veinte de ochenta, los mismos para todos.',
    en: 'Choose one to ten numbers. Every five minutes twenty of eighty are drawn, the same for everyone.',
  },
  RONDA_LOTTO_45: {
    es: `Seis números de cuarenta y cinco, los miércoles y sábados a las 21:00 de Madrid. ${POOL.es}`,
    en: `Six numbers of forty-five, on Wednesdays and Saturdays at 21:00 in Madrid. ${POOL.en}`,
  },
  RONDA_LOTTO_55: {
    es: `Seis números de cincuenta y cinco, los martes y viernes a las 21:00 de Madrid. ${POOL.es}`,
    en: `Six numbers of fifty-five, on Tuesdays and Fridays at 21:00 in Madrid. ${POOL.en}`,
  },
  RONDA_ELOTT_1: {
    es: `Cinco dígitos y un sorteo por minuto. ${DIGITS.es}`,
    en: `Five digits and a draw every minute. ${DIGITS.en}`,
  },
  RONDA_ELOTT_3: {
    es: `Cinco dígitos y un sorteo cada tres minutos. ${DIGITS.es}`,
    en: `Five digits and a draw every three minutes. ${DIGITS.en}`,
  },
  RONDA_ELOTT_5: {
    es: `Cinco dígitos y un sorteo cada cinco minutos. ${DIGITS.es}`,
    en: `Five digits and a draw every five minutes. ${DIGITS.en}`,
  },
}

/** The description of a lottery in a sentence or two; undefined for other games. */
export const aboutLottery = (gameCode: string): About | undefined => ABOUT[gameCode]
