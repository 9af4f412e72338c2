import type { Adjective, Complement } from './theme.ts'

/**
 * Words that suit every theme. A colour among them is the colour of the hero; a time of day sets the light of the
 * picture.
 */
export const adjectives: readonly Adjective[] = [
  ['dorado', 'Golden', 85],
  ['carmesí', 'Crimson', 20],
  ['azul', 'Blue', 255],
  ['verde', 'Green', 145],
  ['violeta', 'Violet', 305],
  ['turquesa', 'Turquoise', 195],
  ['secreto', 'Secret'],
  ['perdido', 'Lost'],
  ['salvaje', 'Wild'],
  ['mágico', 'Magic'],
  ['eterno', 'Eternal'],
  ['encantado', 'Enchanted'],
  ['legendario', 'Legendary'],
  ['radiante', 'Radiant'],
  ['afortunado', 'Lucky'],
  ['misterioso', 'Mysterious'],
]

export const complements: readonly Complement[] = [
  ['de medianoche', 'at Midnight', 'night'],
  ['del amanecer', 'at Dawn', 'dawn'],
  ['del ocaso', 'at Sunset', 'dusk'],
  ['de la fortuna', 'of Fortune'],
  ['de los deseos', 'of Wishes'],
  ['de las estrellas', 'of the Stars', 'night'],
  ['del viento', 'of the Wind'],
  ['de la tormenta', 'of the Storm'],
  ['del fin del mundo', "at World's End"],
  ['de verano', 'of Summer', 'day'],
]

/** Phrases before a subject: "El secreto del faro", "Secret of the Lighthouse". */
export const heads: readonly Complement[] = [
  ['el secreto', 'Secret of'],
  ['la leyenda', 'Legend of'],
  ['el regreso', 'Return of'],
  ['el sueño', 'Dream of'],
  ['la fortuna', 'Fortune of'],
  ['el viaje', 'Journey of'],
  ['el baile', 'Dance of'],
  ['el tesoro', 'Treasure of'],
  ['la canción', 'Song of'],
  ['el reino', 'Realm of'],
  ['la noche', 'Night of', 'night'],
  ['el camino', 'Path of'],
]
