import type { Texts } from '../../texts.ts'
import type { live as english } from '../../en/play/live.ts'

export const live: Texts<typeof english> = {
  limits: 'Límites: de {min} a {max}',
  players: '{count, plural, one {# jugador} other {# jugadores}}',
  last: 'Últimos resultados: {results}',
  side: {
    banker: 'banca',
    player: 'jugador',
    dragon: 'dragón',
    tiger: 'tigre',
    tie: 'empate',
    big: 'mayor',
    small: 'menor',
    triple: 'triple',
  },
  letter: {
    banker: 'B',
    player: 'J',
    dragon: 'D',
    tiger: 'T',
    tie: '=',
  },
}
