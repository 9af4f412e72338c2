import type { showcase as english } from '../../en/site/showcase.ts'
import type { Texts } from '../../texts.ts'

export const showcase: Texts<typeof english> = {
  winners: {
    title: 'Ganadores',
    noneText: 'Aquí solo se muestran premios reales con dinero real. Todavía no hay ninguno.',
    who: '{account} · {when}',
    times: '{times} la apuesta',
  },
  paid: {
    title: 'Pagado a jugadores en los últimos {days} días',
    text: '{rounds, plural, one {# ronda con dinero real.} other {# rondas con dinero real.}} Todas se pueden comprobar.',
  },
  proof: {
    title: 'Así demostramos que una ronda es limpia',
    text: 'La comprobación la hace tu propio navegador. Las rondas compartidas necesitan además una fuente pública de azar; cada una indica si la tuvo.',
    link: 'Mira cómo funciona',
    seal: 'Primero, la sellamos',
    sealText: 'Antes de ingresar tu texto ves la huella de nuestra semilla secreta.',
    yours: 'Después, agregas tu texto',
    yoursText: 'Tu texto incluye dígitos de esa huella: así muestra que nuestra semilla existía antes.',
    open: 'Tú decides cuándo revelarla',
    openText: 'Ingresa tu siguiente texto: la semilla anterior se revela y cada ronda se recalcula.',
    sealTag: 'Sello',
    yoursTag: 'Tu texto, con dígitos del sello',
    openTag: 'Semilla secreta',
    matches: 'Coincide con el sello',
  },
  house: {
    exact: 'Retorno de {game}, demostrado',
    exactText: 'No es una estimación: es una fracción exacta, contada en todas las paradas de los rodillos.',
    measured: 'Retorno de {game}, medido',
    measuredText:
      '{rounds, plural, =0 {Aún no se ha jugado ninguna ronda. La primera empieza esta cuenta.} one {En # ronda jugada con dinero real.} other {En # rondas jugadas con dinero real.}}',
    same: 'Gratis, con las mismas probabilidades',
    sameText:
      'El juego gratis es igual al real: mismos rodillos, mismas semillas, misma prueba. Solo el saldo es de prueba.',
    books: 'Cada moneda está registrada',
    booksText:
      'Tu saldo es la suma de sus asientos en un libro de partida doble, y se actualiza en pantalla en cuanto cambia el libro.',
  },
}
