import { november, type Seed } from './seed.ts'

/** Headlines of the ticker on the home page. */
export const headlines: readonly Seed[] = [
  {
    name: 'seed-line-lobby',
    startsAtMs: november(15, 16),
    es: {
      title: 'La sala abrió con diez mil títulos, todos con juego gratis',
      content: '<p><a href="/news/the-lobby-opens">Leer la noticia</a></p>',
    },
    en: {
      title: 'The lobby has opened with ten thousand titles, all free to try',
      content: '<p><a href="/news/the-lobby-opens">Read the story</a></p>',
    },
  },
  {
    name: 'seed-line-check',
    startsAtMs: november(15, 15),
    es: {
      title: 'Cada ronda se puede comprobar en tu navegador: toma menos de un minuto',
      content: '<p><a href="/help#check">Cómo se comprueba una ronda</a></p>',
    },
    en: {
      title: 'Every round can be checked in your browser: it takes less than a minute',
      content: '<p><a href="/help#check">How to check a round</a></p>',
    },
  },
  {
    name: 'seed-line-payments',
    startsAtMs: november(15, 14),
    es: {
      title: 'Aún no hay medios de pago abiertos: no le deposites a nadie en nuestro nombre',
      content: '<p><a href="/help#money-today">Qué dinero hay hoy en la casa</a></p>',
    },
    en: {
      title: 'No means of payment is open yet: pay nobody in our name',
      content: '<p><a href="/help#money-today">What money there is in the house today</a></p>',
    },
  },
  {
    name: 'seed-line-budget',
    startsAtMs: november(15, 13),
    es: {
      title: '¿Cuánto cuesta una hora de juego? La cuenta se hace en dos renglones',
      content: '<p><a href="/blog/setting-a-budget">Cómo armar un presupuesto</a></p>',
    },
    en: {
      title: 'What does an hour of play cost? The sum fits on two lines',
      content: '<p><a href="/blog/setting-a-budget">How to set a budget</a></p>',
    },
  },
]
