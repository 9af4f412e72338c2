import type { home as english } from '../en/home.ts'
import type { Texts } from '../texts.ts'

export const home: Texts<typeof english> = {
  title: 'La casa que muestra sus cartas',
  text: 'Cada resultado queda sellado antes de tu apuesta y se abre cuando lo pides. Cada moneda tiene su línea en los libros. Compruébalo, ronda por ronda.',
  proof: {
    title: 'Así prueba Ronda cada ronda',
    text: 'No hace falta que nos creas. La prueba viene con el juego y la hace tu propio navegador.',
    link: 'Mira cómo funciona',
    seal: 'Primero, la sellamos',
    sealText:
      'Antes de jugar te mostramos la huella de una semilla secreta. Si cambia un solo dígito de la semilla, cambia la huella.',
    yours: 'Después, tú pones tu parte',
    yoursText:
      'Tu propia semilla entra al sorteo cuando la nuestra ya está sellada: no pudimos elegirla a nuestro favor.',
    open: 'Se abre cuando tú digas',
    sealTag: 'Sello',
    yoursTag: 'Tu semilla',
    openTag: 'Semilla secreta',
    matches: 'Coincide con el sello',
    openText: 'Pide una semilla nueva y se revela la anterior. Tu navegador repite cada ronda con ella y compara.',
  },
  house: {
    exact: 'Retorno, demostrado',
    exactText: 'Nada de estimaciones: una fracción exacta, contada en todas las paradas de los rodillos.',
    measured: 'Retorno, medido',
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
