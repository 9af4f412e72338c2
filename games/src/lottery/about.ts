type About = { readonly es: string; readonly en: string }

const region = (numbers: number, time: string): About => ({
  es: `Apuesta a cómo terminan ${numbers} números, cada día a las ${time} de Vietnam.`,
  en: `Bet on how ${numbers} numbers end, every day at ${time} in Vietnam.`,
})

const pool = (numbers: number): About => ({
  es: `Acierta seis números de ${numbers}; el pozo crece hasta que alguien lo gana.`,
  en: `Match six numbers of ${numbers}; the pot grows until somebody wins it.`,
})

const digits = (es: string, en: string): About => ({
  es: `Cinco dígitos ${es}: apuesta a uno, a la suma o a los cinco en orden.`,
  en: `Five digits ${en}: bet on one, on the sum, or on all five in order.`,
})

/** By the code of its game. */
const ABOUT: Readonly<Record<string, About>> = {
  RONDA_VN_NORTH: region(27, '18:15'),
  RONDA_VN_CENTRAL: region(18, '17:15'),
  RONDA_VN_SOUTH: region(18, '16:15'),
  RONDA_SEA_4D: {
    es: 'Cuatro dígitos y 23 premios: tu número gana tal cual o en cualquier orden.',
    en: 'Four digits and 23 prizes: your number wins as it is or in any order.',
  },
  RONDA_LOTTO_KENO: {
    es: 'Elige de uno a diez números: cada cinco minutos salen 20 de 80.',
    en: 'Choose one to ten numbers: every five minutes 20 of 80 are drawn.',
  },
  RONDA_LOTTO_45: pool(45),
  RONDA_LOTTO_55: pool(55),
  RONDA_ELOTT_1: digits('por minuto', 'every minute'),
  RONDA_ELOTT_3: digits('cada tres minutos', 'every three minutes'),
  RONDA_ELOTT_5: digits('cada cinco minutos', 'every five minutes'),
}

/** The description of a lottery in one line; undefined for other games. */
export const aboutLottery = (gameCode: string): About | undefined => ABOUT[gameCode]
