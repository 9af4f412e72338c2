import type { home as english } from '../../en/site/home.ts'
import type { Texts } from '../../texts.ts'

export const home: Texts<typeof english> = {
  title: 'Casino en línea con juegos verificables',
  failure: 'No se pudo cargar esta sección',
  hot: 'Lo más jugado',
  picks: 'Recomendados',
  favourites: 'Tus favoritos',
  noFavourites: 'Toca el corazón de un juego para guardarlo aquí.',
  recent: 'Sigue jugando',
  noRecent: 'Aquí verás los juegos que abras, el último primero.',
  studios: 'Estudios',
  studiosOf: '{kind}: estudios',
  categories: 'Tipos de juego',
  found: 'Juegos encontrados',
  foundLobbies: 'Secciones de esta búsqueda',
  foundFor:
    '{count, plural, =0 {Ningún juego para «{name}»} one {# juego para «{name}»} other {# juegos para «{name}»}}',
  notices: {
    label: 'Anuncios',
    pause: 'Pausar los anuncios',
    resume: 'Reanudar los anuncios',
    previous: 'Anuncio anterior',
    next: 'Anuncio siguiente',
  },
  banners: {
    label: 'Destacados',
    kind: 'carrusel',
    slideKind: 'diapositiva',
    slide: '{number} de {count}',
    show: 'Ver el destacado {number}',
    previous: 'Destacado anterior',
    next: 'Destacado siguiente',
    pause: 'Pausar los destacados',
    resume: 'Reanudar los destacados',
  },
}
