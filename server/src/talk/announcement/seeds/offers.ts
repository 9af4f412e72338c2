import { november, type Seed } from './seed.ts'

/** Shown beside promotions. */
export const offers: readonly Seed[] = [
  {
    name: 'seed-offer-free',
    startsAtMs: november(15, 12),
    es: {
      title: 'Todo se puede probar gratis',
      content: `
<p>No es una promoción con fecha de caducidad: cualquier juego se abre gratis, sin cuenta y sin tarjeta, con las mismas probabilidades que con dinero.</p>
<p><a href="/rng">Elegir un juego</a></p>`,
    },
    en: {
      title: 'Everything can be tried for free',
      content: `
<p>No promotion with a closing date: any game opens for free, without an account and without a card, at the same odds as for money.</p>
<p><a href="/rng">Choose a game</a></p>`,
    },
  },
  {
    name: 'seed-offer-rules',
    startsAtMs: november(14, 12),
    es: {
      title: 'Nuestras reglas para cualquier promoción',
      content: `
<ul>
<li>Todas las condiciones se leen antes de entrar, en una sola pantalla.</li>
<li>Tu dinero y el de la promoción se cuentan aparte; el tuyo nunca queda atado.</li>
<li>Los juegos pagan igual con ella o sin ella.</li>
<li>Lo que falta para cumplirla se ve en todo momento, en números.</li>
</ul>`,
    },
    en: {
      title: 'Our rules for any promotion',
      content: `
<ul>
<li>All conditions can be read before you enter, on a single screen.</li>
<li>Your money and the promotion’s are counted apart; yours is never tied up.</li>
<li>Games pay the same with it or without it.</li>
<li>What is left to fulfil is in plain sight at all times, in figures.</li>
</ul>`,
    },
  },
]
