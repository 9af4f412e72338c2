import type { BannerValue } from '@ronda/contract'
import type { NewPiece } from '../../content/content.ts'

type Words = readonly [title: string, text: string, action: string]

const wordsOf = ([title, text, action]: Words) => ({ title, text, action })

type Lead = readonly [linkageType: BannerValue['linkageType'], url: string]

/** The banners of the home page, in the order in which they are shown. */
const home = (
  picture: string,
  [linkageType, url]: Lead,
  texts: { readonly es: Words; readonly en: Words },
): BannerValue => ({
  group: 'w_home',
  picture,
  linkageType,
  url,
  texts: { es: wordsOf(texts.es), en: wordsOf(texts.en) },
})

const BANNERS: readonly BannerValue[] = [
  home('welcome', ['GAME', 'FERIA_DE_LUZ'], {
    es: ['Feria de Luz', 'Cinco rodillos, 20 líneas, giros gratis y un retorno exacto.', 'Jugar Feria de Luz'],
    en: ['Feria de Luz', 'Five reels, 20 lines, free spins and an exact return.', 'Play Feria de Luz'],
  }),
  home('gold', ['ROUTE', '/fairness'], {
    es: [
      'Comprueba cada ronda',
      'El sello se muestra antes de jugar y la semilla se publica después. Tu navegador hace el cálculo.',
      'Ver cómo funciona',
    ],
    en: [
      'Check every round',
      'The seal is shown before you play and the seed is published afterwards. Your browser calculates.',
      'See how it works',
    ],
  }),
  home('ocean', ['ROUTE', '/rng?vassalage=MAREA'], {
    es: ['Slots de Marea', 'Juegos de mar: piratas, arrecifes, faros y ballenas.', 'Ver los juegos'],
    en: ['Slots by Marea', 'Games about the sea: pirates, reefs, lighthouses and whales.', 'See the games'],
  }),
  home('cosmos', ['ROUTE', '/rng?vassalage=ORBITA'], {
    es: ['Slots de Órbita', 'Juegos de espacio y de futuro: planetas, robots y carreras.', 'Ver los juegos'],
    en: ['Slots by Órbita', 'Games about space and the future: planets, robots and races.', 'See the games'],
  }),
  home('east', ['ROUTE', '/blog/what-volatility-means'], {
    es: [
      '¿Qué es la volatilidad?',
      'Premios pequeños y frecuentes, o grandes y raros: cómo elegir.',
      'Leer el artículo',
    ],
    en: [
      'What is volatility?',
      'Small and frequent prizes, or large and rare ones: how to choose.',
      'Read the article',
    ],
  }),
]

/** The date from which the first banners are shown. */
const SHOWN_FROM_MS = Date.UTC(2026, 10, 15, 12)

export const bannerSeeds: readonly NewPiece<BannerValue>[] = BANNERS.map((value, place) => ({
  name: `seed-${value.picture}`,
  isPublished: true,
  startsAtMs: SHOWN_FROM_MS,
  endsAtMs: null,
  place,
  value,
}))
