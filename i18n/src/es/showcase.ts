import type { showcase as english } from '../en/showcase.ts'
import type { Texts } from '../texts.ts'

export const showcase: Texts<typeof english> = {
  winners: {
    title: 'Premios de verdad',
    none: 'Este tablero se llena con premios reales',
    noneText: 'Aquí solo se muestran premios reales con dinero real. Todavía no hay ninguno.',
    who: '{account} · {when}',
    times: '{times} la apuesta',
  },
  paid: {
    title: 'Pagado a jugadores en los últimos {days} días',
    text: '{rounds, plural, one {# ronda con dinero real.} other {# rondas con dinero real.}} Todas se pueden comprobar.',
  },
  proof: {
    title: 'Así prueba Ronda una ronda',
    text: 'La cuenta la hace tu propio navegador. Las rondas que comparten muchos necesitan además un faro público; cada una dice si lo tuvo.',
    link: 'Mira cómo funciona',
    seal: 'Primero, la sellamos',
    sealText: 'Antes de dar tu texto ves la huella de nuestra semilla secreta.',
    yours: 'Después, tú pones tu parte',
    yoursText: 'Tu texto lleva dígitos de esa huella: así muestra que la nuestra existía antes.',
    open: 'Se abre cuando tú digas',
    openText: 'Da tu siguiente texto: la semilla anterior se revela y cada ronda se repite.',
    sealTag: 'Sello',
    yoursTag: 'Tu texto, con dígitos del sello',
    openTag: 'Semilla secreta',
    matches: 'Coincide con el sello',
  },
  house: {
    exact: 'Retorno de {game}, demostrado',
    exactText: 'Nada de estimaciones: una fracción exacta, contada en todas las paradas de los rodillos.',
    measured: 'Retorno de {game}, medido',
    measuredText:
      '{rounds, plural, =0 {Aún no se ha jugado ninguna ronda. La primera empieza esta cuenta.} one {En # ronda jugada con dinero real.} other {En # rondas jugadas con dinero real.}}',
    same: 'Gratis, con las mismas probabilidades',
    sameText:
      'El juego gratis es el de verdad: mismos rodillos, mismas semillas, misma prueba. Solo el dinero es de mentira.',
    books: 'Cada moneda tiene su línea',
    booksText:
      'Tu saldo es la suma de sus asientos en un libro de partida doble, y se mueve en pantalla apenas se mueve en los libros.',
  },
}
