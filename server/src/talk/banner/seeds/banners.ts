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
    es: [
      'Esta noche hay feria',
      'Cinco rodillos, veinte líneas y un retorno exacto que cualquiera puede comprobar.',
      'Jugar Feria de Luz',
    ],
    en: [
      'The fair is on tonight',
      'Five reels, twenty lines, and an exact return that anyone can check.',
      'Play Feria de Luz',
    ],
  }),
  home('gold', ['ROUTE', '/fairness'], {
    es: [
      'No nos creas: compruébalo',
      'El sello se muestra antes de jugar; la semilla se abre después. Tu navegador hace la cuenta.',
      'Ver cómo funciona',
    ],
    en: [
      'Don’t believe us: check',
      'The seal is shown before you play and the seed is opened after. Your browser does the sums.',
      'See how it works',
    ],
  }),
  home('ocean', ['ROUTE', '/rng?vassalage=MAREA'], {
    es: [
      'Mar adentro con Marea',
      'Galeones, faros y ballenas: los juegos del estudio que siempre mira al agua.',
      'Ver sus juegos',
    ],
    en: [
      'Out to sea with Marea',
      'Galleons, lighthouses and whales: games from the studio that always faces the water.',
      'See their games',
    ],
  }),
  home('cosmos', ['ROUTE', '/rng?vassalage=ORBITA'], {
    es: [
      'Despegue cada minuto',
      'Planetas, robots y carreras del estudio Órbita, con las mismas pruebas que todos los demás.',
      'Subir a bordo',
    ],
    en: [
      'Lift-off every minute',
      'Planets, robots and races from studio Órbita, proven like every other game here.',
      'Climb aboard',
    ],
  }),
  home('east', ['ROUTE', '/blog/what-volatility-means'], {
    es: [
      '¿Racha larga o sustos grandes?',
      'La volatilidad dice cómo llega lo que un juego devuelve. Te la explicamos en cuatro minutos.',
      'Leer la nota',
    ],
    en: [
      'A long evening or a wild one?',
      'Volatility says how a game gives back what it gives back. Four minutes, no formulas.',
      'Read the piece',
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
