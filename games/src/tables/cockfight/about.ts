type About = { readonly es: string; readonly en: string }

/** By the code of its game. */
const ABOUT: Readonly<Record<string, About>> = {
  RONDA_COCKFIGHT: {
    es: 'Dos gallos de hojalata, de cuerda, pelea tras pelea: una simulación, sin animales y sin sangre. Apuesta a meron, a wala o al empate, con el pago exacto de cada pelea.',
    en: 'Two wind-up roosters of tin, fight after fight: a simulation, with no animals and no blood. Bet on meron, on wala or on a draw, at the exact odds of each fight.',
  },
  RONDA_COCKFIGHT_POOL: {
    es: 'Las mismas peleas simuladas, con pozo: cuando apuestan más de cincuenta jugadores, el lado que gana se reparte el 95 % de lo apostado a los dos. Con menos jugadores vale el pago fijo de la pelea.',
    en: 'The same simulated fights, with a pool: when more than fifty players bet, the winning side shares 95% of the bets on both sides. With fewer players the odds of the fight apply.',
  },
}

/** The description of a cockfight in a sentence or two; undefined for other games. */
export const aboutFight = (gameCode: string): About | undefined => ABOUT[gameCode]
