import type { FrameName, HandName } from '@ronda/core'

/** A sub-house of the studio: its own taste in themes, light and letters. */
export type Vendor = {
  readonly code: string
  readonly name: string
  readonly es: string
  readonly en: string
  readonly themes: readonly string[]
  /** The first is its favourite; the second is used now and then. */
  readonly hands: readonly [HandName, HandName]
  readonly frames: readonly [FrameName, FrameName]
  /** Degrees by which it turns every palette: its own light. */
  readonly turn: number
}

export const vendors: readonly Vendor[] = [
  {
    code: 'RONDA',
    name: 'Ronda Estudio',
    es: 'La casa madre: fiesta, música y luz de verbena.',
    en: 'The mother house: fiesta, music and fairground light.',
    themes: ['fiesta', 'flamenco', 'jazz', 'classics', 'cup'],
    hands: ['gilded', 'circus'],
    frames: ['marquee', 'gilt'],
    turn: 0,
  },
  {
    code: 'VERBENA',
    name: 'Verbena',
    es: 'Carpas, disfraces y confeti hasta la madrugada.',
    en: 'Tents, costumes and confetti until the small hours.',
    themes: ['carnival', 'circus', 'fiesta', 'winter', 'spice', 'fruit'],
    hands: ['circus', 'candy'],
    frames: ['marquee', 'plain'],
    turn: 14,
  },
  {
    code: 'MAREA',
    name: 'Marea',
    es: 'Todo lo que flota, nada o sueña con el mar.',
    en: 'All that floats, swims or dreams of the sea.',
    themes: ['sea', 'reef', 'pirates', 'harbour', 'river'],
    hands: ['story', 'gilded'],
    frames: ['rope', 'gilt'],
    turn: -8,
  },
  {
    code: 'SELVA',
    name: 'Selva Viva',
    es: 'Animales magníficos y verdes que respiran.',
    en: 'Magnificent animals and greens that breathe.',
    themes: ['jungle', 'savanna', 'howl', 'dinosaurs', 'maya', 'woods'],
    hands: ['fire', 'carved'],
    frames: ['vine', 'masonry'],
    turn: 6,
  },
  {
    code: 'ESCARCHA',
    name: 'Escarcha',
    es: 'Hielo limpio, auroras y silencio que brilla.',
    en: 'Clean ice, auroras and a silence that glitters.',
    themes: ['arctic', 'winter', 'north', 'howl', 'gems'],
    hands: ['ice', 'chrome'],
    frames: ['frost', 'plain'],
    turn: -16,
  },
  {
    code: 'ORBITA',
    name: 'Órbita',
    es: 'Planetas, robots y el futuro visto con cariño.',
    en: 'Planets, robots and a future seen with affection.',
    themes: ['space', 'robots', 'balloons', 'racing'],
    hands: ['chrome', 'neon'],
    frames: ['tube', 'rivets'],
    turn: 20,
  },
  {
    code: 'MITO',
    name: 'Mito',
    es: 'Leyendas antiguas contadas con respeto y mármol.',
    en: 'Old legends told with respect and marble.',
    themes: ['greece', 'rome', 'nile', 'north', 'maya', 'andes'],
    hands: ['carved', 'bullion'],
    frames: ['masonry', 'gilt'],
    turn: 0,
  },
  {
    code: 'AZUCAR',
    name: 'Azúcar',
    es: 'Colores de caramelo y risas de recreo.',
    en: 'Candy colours and playground laughter.',
    themes: ['sweets', 'icecream', 'fruit', 'meadow', 'balloons'],
    hands: ['candy', 'gilded'],
    frames: ['cane', 'plain'],
    turn: 10,
  },
  {
    code: 'QUILATE',
    name: 'Quilate',
    es: 'Joyas, coronas y clásicos tallados a mano.',
    en: 'Jewels, crowns and classics cut by hand.',
    themes: ['gems', 'classics', 'court', 'nile', 'persia'],
    hands: ['bullion', 'gilded'],
    frames: ['gilt', 'silk'],
    turn: -20,
  },
  {
    code: 'TINTA',
    name: 'Tinta',
    es: 'Cuentos, hechizos y estantes hasta el techo.',
    en: 'Tales, spells and shelves up to the ceiling.',
    themes: ['library', 'magic', 'alchemy', 'persia', 'harvest', 'coffee'],
    hands: ['story', 'silk'],
    frames: ['page', 'gilt'],
    turn: 8,
  },
  {
    code: 'HUERTA',
    name: 'La Huerta',
    es: 'Campo, cosecha y sobremesa al sol.',
    en: 'Fields, harvest and long lunches in the sun.',
    themes: ['farm', 'orchard', 'vineyard', 'garden', 'meadow', 'river', 'coffee'],
    hands: ['story', 'candy'],
    frames: ['vine', 'page'],
    turn: -6,
  },
  {
    code: 'FORJA',
    name: 'Forja',
    es: 'Hierro, vapor y caballeros de palabra.',
    en: 'Iron, steam and knights of their word.',
    themes: ['railway', 'clockwork', 'knights', 'dragons', 'robots'],
    hands: ['carved', 'chrome'],
    frames: ['rivets', 'masonry'],
    turn: 12,
  },
  {
    code: 'NOCHE',
    name: 'Medianoche',
    es: 'Neones, motores y jazz a deshora.',
    en: 'Neon, engines and jazz after hours.',
    themes: ['city', 'racing', 'jazz', 'harvest', 'cup'],
    hands: ['neon', 'chrome'],
    frames: ['tube', 'plain'],
    turn: 24,
  },
  {
    code: 'SEDA',
    name: 'Seda',
    es: 'Jardines, pagodas y tinta sobre seda.',
    en: 'Gardens, pagodas and ink upon silk.',
    themes: ['china', 'samurai', 'india', 'tea', 'garden'],
    hands: ['silk', 'bullion'],
    frames: ['silk', 'gilt'],
    turn: 0,
  },
  {
    code: 'LUMBRE',
    name: 'Lumbre',
    es: 'Desiertos, volcanes y caminos polvorientos.',
    en: 'Deserts, volcanoes and dusty trails.',
    themes: ['desert', 'western', 'volcano', 'spice', 'dragons', 'savanna', 'celtic'],
    hands: ['western', 'fire'],
    frames: ['ember', 'rivets'],
    turn: -10,
  },
]
