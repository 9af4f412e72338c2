import type { games as english } from '../en/games.ts'
import type { Texts } from '../texts.ts'

export const games: Texts<typeof english> = {
  title: 'Juegos',
  search: 'Busca un juego',
  clear: 'Borrar la búsqueda',
  play: 'Jugar ahora',
  playNamed: 'Jugar {game}',
  free: 'Jugar gratis',
  freeShort: 'Gratis',
  freeNamed: 'Jugar {game} gratis',
  more: 'Ver más',
  none: 'Ningún juego se llama así',
  noneText: 'Prueba con otra palabra o mira todo lo que tenemos.',
  all: 'Ver todos los juegos',
  trouble: 'No pudimos traer los juegos',
  byStudio: 'De nuestro propio estudio',
  vendor: { RONDA: 'Estudio Ronda' },
  about: {
    FERIA_DE_LUZ:
      'Faroles, claveles y una noria que enciende la noche. Veinte líneas, y diez giros gratis que pagan doble.',
  },
  facts: {
    title: 'Qué es este juego',
    return: 'Retorno exacto',
    hit: 'Premios',
    trigger: 'Giros gratis',
    largest: 'Mejor giro',
    oneIn: '1 de cada {rounds}',
    times: '×{times}',
    volatility: 'Volatilidad',
    low: 'Baja',
    medium: 'Media',
    high: 'Alta',
    extreme: 'Extrema',
  },
}
