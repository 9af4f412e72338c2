import { november, type Seed } from './seed.ts'

/** Headlines of the ticker on the home page. */
export const headlines: readonly Seed[] = [
  {
    name: 'seed-line-lobby',
    startsAtMs: november(15, 16),
    es: {
      title: 'Más de diez mil slots, casino en vivo, gallos y 10 loterías',
      content: '<p><a href="/news/the-lobby-opens">Leer la noticia</a></p>',
    },
    en: {
      title: 'More than ten thousand slots, live casino, cockfights and 10 lotteries',
      content: '<p><a href="/news/the-lobby-opens">Read the news</a></p>',
    },
  },
  {
    name: 'seed-line-check',
    startsAtMs: november(15, 15),
    es: {
      title: 'Comprueba cada ronda en tu navegador',
      content: '<p><a href="/help#check">Cómo comprobar una ronda</a></p>',
    },
    en: {
      title: 'Check every round in your browser',
      content: '<p><a href="/help#check">How to check a round</a></p>',
    },
  },
  {
    name: 'seed-line-payments',
    startsAtMs: november(15, 14),
    es: {
      title: 'Deposita solo desde la pantalla Depositar de tu cuenta',
      content: '<p><a href="/help#deposit">Cómo depositar</a></p>',
    },
    en: {
      title: 'Deposit only from the Deposit page of your account',
      content: '<p><a href="/help#deposit">How to deposit</a></p>',
    },
  },
  {
    name: 'seed-line-budget',
    startsAtMs: november(15, 13),
    es: {
      title: '¿Cuánto cuesta una hora de juego? Aprende a calcularlo',
      content: '<p><a href="/blog/setting-a-budget">Cómo calcular un presupuesto</a></p>',
    },
    en: {
      title: 'What does an hour of play cost? Learn how to work it out',
      content: '<p><a href="/blog/setting-a-budget">How to work out a budget</a></p>',
    },
  },
]
