import { november, type Seed } from './seed.ts'

/** Shown beside promotions. */
export const offers: readonly Seed[] = [
  {
    name: 'seed-offer-free',
    startsAtMs: november(15, 12),
    es: {
      title: 'Prueba los juegos gratis',
      content: `
<p>Slots, arcade, mesas, casino en vivo y gallos se abren gratis, sin cuenta y con las mismas probabilidades que con dinero real. Las loterías no tienen juego gratis.</p>
<p><a href="/rng">Elegir un juego</a></p>`,
    },
    en: {
      title: 'Try the games for free',
      content: `
<p>Slots, arcade, table games, live casino and cockfights open for free, without an account and at the same odds as with real money. Lotteries have no free play.</p>
<p><a href="/rng">Choose a game</a></p>`,
    },
  },
  {
    name: 'seed-offer-rules',
    startsAtMs: november(14, 12),
    es: {
      title: 'Las probabilidades son las mismas para todos',
      content: `
<p>Cada juego tiene el mismo retorno para todos los jugadores. Ninguna oferta lo cambia.</p>
<p><a href="/help#facts">Cómo leer los datos de un juego</a></p>`,
    },
    en: {
      title: 'The odds are the same for everyone',
      content: `
<p>Every game has the same return for all players. No offer changes it.</p>
<p><a href="/help#facts">How to read a game’s details</a></p>`,
    },
  },
]
