type About = { readonly es: string; readonly en: string }

/** By the code of its game. */
const ABOUT: Readonly<Record<string, About>> = {
  RONDA_COCKFIGHT: {
    es: 'Pelea simulada: apuesta a meron, a wala o al empate, con pago fijo por pelea.',
    en: 'A simulated fight: bet on meron, on wala or on a draw, at fixed odds.',
  },
  RONDA_COCKFIGHT_POOL: {
    es: 'Pelea simulada con pozo: el lado que gana se reparte lo apostado, menos 5 %.',
    en: 'A simulated fight with a pool: the side that wins shares the stakes, less 5%.',
  },
}

/** The description of a cockfight in one line; undefined for other games. */
export const aboutFight = (gameCode: string): About | undefined => ABOUT[gameCode]
