import type { jackpot as english } from '../../en/play/jackpot.ts'
import type { Texts } from '../../texts.ts'

export const jackpot: Texts<typeof english> = {
  title: 'Jackpots',
  lead: 'Cuatro pozos que crecen con cada apuesta. Aquí cualquiera puede comprobar sus montos, sus probabilidades exactas y la prueba de cada premio ganado.',
  level: { mini: 'Mini', minor: 'Menor', major: 'Mayor', grand: 'Grande' },
  paused: 'En pausa',
  fill: 'Qué tan cerca está de {amount}',
  mustHit:
    'Se paga a más tardar al llegar a {amount}. El punto exacto ya está fijado y sellado; solo nosotros lo conocemos.',
  classic: 'Cualquier ronda puede ganarlo, con una probabilidad que crece con la apuesta.',
  begins: 'Empieza en',
  ceiling: 'Se paga antes de',
  odds: 'Probabilidad',
  oddsOne: '1 por cada {amount} apostados',
  mean: 'Premio promedio',
  contribution: 'De cada apuesta',
  return: 'Suma al retorno',
  seals: 'Sellos',
  sealsText: 'La huella SHA-256 del secreto que fija cada punto, publicada antes de que alguien pueda jugar por él.',
  sealNow: 'Pozo {number}, en juego',
  sealNext: 'Pozo {number}, siguiente',
  none: 'Todavía no hay pozos en tu moneda.',
  together:
    'Entre todos suman {share} al retorno de cada juego que participa, igual con apuestas grandes o pequeñas. No le quitan nada a los premios del propio juego.',
  games: '{games, plural, one {Ver el juego que participa} other {Ver los # juegos que participan}}',
  how: {
    title: 'Cómo funcionan',
    contribute: {
      title: 'Una parte de cada apuesta va a los pozos',
      text: 'La ponemos de nuestra parte, en el mismo asiento que cobra la apuesta. Solo participa el dinero real; el juego gratis, no.',
    },
    classic: {
      title: 'Mayor y Grande: un sorteo en cada ronda',
      text: 'Después de sus propios números, la ronda saca uno más de la misma semilla. Gana si es menor que tu apuesta: con el doble de apuesta se gana exactamente el doble de veces.',
    },
    mustHit: {
      title: 'Mini y Menor: un punto sellado',
      text: 'Cuando un pozo empieza, el monto en el que se paga ya está sorteado y su sello, publicado. Lo sorteamos solo nosotros y lo conocemos; el sello muestra que no se cambia después. La apuesta que lo alcanza gana exactamente ese monto; lo que sobra empieza el pozo siguiente.',
    },
    order: {
      title: 'Un solo orden para todos',
      text: 'Las apuestas se registran en un único orden. Si dos rondas ganan a la vez, la primera se lleva el pozo y la segunda, lo que pusimos en el siguiente.',
    },
  },
  won: 'Jackpots ganados',
  wonText: 'Cada premio tiene su prueba, que comprueba tu propio navegador.',
  who: '{account} en {game}',
  open: 'Ver la prueba',
  nobody: 'Aquí todavía nadie ha ganado un jackpot.',
  proof: {
    title: 'Prueba de un jackpot',
    good: 'Prueba verificada',
    goodText:
      'Tu navegador repitió el cálculo con el secreto abierto y da este premio a esta apuesta. El texto del jugador muestra que el secreto se fijó antes.',
    known: 'Prueba verificada, con un punto que conocíamos',
    knownText:
      'El secreto es el que se selló al empezar el pozo y da este premio a esta apuesta. Pero el punto en que paga un pozo así lo sorteamos solo nosotros: lo conocemos desde el principio, y nada de esto muestra que se sorteó una sola vez.',
    former: 'Prueba verificada con reglas anteriores',
    formerText:
      'El cálculo da este premio a esta apuesta, pero las reglas anteriores no muestran que el secreto existía antes que el texto del jugador.',
    bad: 'La prueba no coincide',
    badText: 'El secreto, el sello y el premio no coinciden. Escríbenos, por favor.',
    sealed: 'Sigue sellado',
    sealedText: 'Quien ganó todavía juega con esta semilla. La prueba se abre en cuanto pida una nueva.',
    unread: 'No se pudieron cargar las reglas',
    unreadText: 'Sin las reglas del juego no se puede repetir la ronda. Inténtalo de nuevo en un momento.',
    round: 'Ronda',
    seal: 'Sello del pozo {number}',
    secret: 'Secreto, abierto al ganarse',
    point: 'Se pagó cuando las apuestas sumaron (total = pozos anteriores + premio − inicio)',
    line: 'Lo aportado antes de esta apuesta y con ella',
    number: 'Número sorteado, menor que la apuesta',
    roundSeal: 'Sello de la semilla de la ronda',
    playerSeed: 'Semilla del jugador y número de la ronda',
    rules: 'Huella de las reglas',
    atoms: 'Los montos de una prueba están en cienmilésimas de unidad.',
  },
}
