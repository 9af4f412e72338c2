import type { Theme } from '../theme.ts'

/** Explorers and searches. */
// A theme is read as a table: one line for each kind of word.
// oxfmt-ignore
export const quests: readonly Theme[] = [
  {
    id: 'aliens', es: 'Visitantes', en: 'Visitors', mood: 'mysterious',
    hand: 'neon', frame: 'tube', tune: ['B', 'lydian'],
    subjects: [['el platillo', 'Flying Saucer', 'ufo'], ['el marciano', 'Green Martian', 'alien'], ['el planeta vecino', 'Neighbour Planet', 'planet'], ['la antena', 'Antenna', 'robot'], ['la vaca voladora', 'Flying Cow', 'bull'], ['el cometa verde', 'Green Comet', 'starLantern']],
    adjectives: [['extraterrestre', 'Alien'], ['volador', 'Hovering'], ['verdoso', 'Greenish', 140], ['interplanetario', 'Interplanetary'], ['curioso', 'Nosy']],
    complements: [['de otro mundo', 'from Another World'], ['del maizal', 'of the Crop Circle'], ['de la galaxia vecina', 'of the Next Galaxy'], ['de Marte', 'from Mars'], ['del rayo verde', 'of the Green Ray'], ['de la base secreta', 'of the Secret Base']],
    lands: ['hills', 'space', 'canyon', 'grid'], airs: ['stars', 'fireflies', 'none'], times: ['night', 'dusk'], palettes: [[270, 140, 150], [240, 120, 130], [300, 190, 160], [210, 260, 90]],
  },
  {
    id: 'detective', es: 'Detectives', en: 'Detectives', mood: 'mysterious',
    hand: 'carved', frame: 'page', tune: ['G', 'minor'],
    subjects: [['la lupa', 'Magnifying Glass', 'magnifier'], ['el sabueso', 'Bloodhound', 'dog'], ['la carta anónima', 'Unsigned Letter', 'letter'], ['el diamante robado', 'Stolen Diamond', 'diamond'], ['la llave número nueve', 'Key Number Nine', 'key'], ['el reloj del tren', 'Train Clock', 'clock']],
    adjectives: [['sospechoso', 'Suspicious'], ['infalible', 'Unfailing'], ['londinense', 'London'], ['cifrado', 'Coded'], ['perspicaz', 'Sharp-Eyed']],
    complements: [['del inspector', 'of the Inspector'], ['de la calle sin nombre', 'of No-Name Street'], ['del caso cerrado', 'of the Closed Case'], ['de la niebla', 'of the Fog'], ['del hotel Imperial', 'of the Imperial Hotel'], ['de las once y diez', 'at Ten Past Eleven', 'night']],
    lands: ['city', 'library', 'manor'], airs: ['none', 'leaves', 'stars'], times: ['night', 'dusk', 'dawn'], palettes: [[245, 230, 80], [45, 50, 70], [190, 210, 60], [300, 260, 85]],
  },
  {
    id: 'goldmine', es: 'Mina de oro', en: 'Gold mine', mood: 'wild',
    hand: 'western', frame: 'rivets', tune: ['D', 'dorian'],
    subjects: [['la pepita', 'Nugget', 'nugget'], ['el pico', 'Pickaxe', 'pickaxe'], ['la vagoneta', 'Mine Cart', 'train'], ['el candil', 'Miner Lamp', 'lantern'], ['la mula terca', 'Stubborn Mule', 'horse'], ['el cofre del minero', 'Miner Chest', 'chest']],
    adjectives: [['minero', 'Mining'], ['subterráneo', 'Underground'], ['reluciente', 'Gleaming', 85], ['excavado', 'Unearthed'], ['terco', 'Stubborn']],
    complements: [['de la mina', 'of the Old Mine'], ['de la veta', 'of the Vein'], ['del Klondike', 'of the Klondike'], ['de California', 'of California'], ['del túnel trece', 'of Tunnel Thirteen'], ['del cañón seco', 'of Dry Gulch']],
    lands: ['cave', 'canyon'], airs: ['sparks', 'coins', 'none'], times: ['dusk', 'night', 'day'], palettes: [[55, 50, 85], [270, 60, 80], [30, 45, 70], [200, 65, 90]],
  },
  {
    id: 'aviators', es: 'Aviadores', en: 'Aviators', mood: 'epic',
    hand: 'chrome', frame: 'rivets', tune: ['A', 'major'],
    subjects: [['el biplano', 'Biplane', 'biplane'], ['el globo correo', 'Mail Balloon', 'balloon'], ['la brújula del piloto', 'Pilot Compass', 'compass'], ['el águila', 'Sky Eagle', 'eagle'], ['el correo aéreo', 'Air Mail', 'letter'], ['la medalla del aire', 'Air Medal', 'badge']],
    adjectives: [['aéreo', 'Airborne'], ['intrépido', 'Dauntless'], ['acrobático', 'Aerobatic'], ['escarlata', 'Scarlet-Winged', 25], ['audaz', 'Bold']],
    complements: [['de las nubes', 'of the Clouds'], ['del correo del sur', 'of the Southern Mail'], ['del primer vuelo', 'of the First Flight'], ['de la escuadrilla', 'of the Squadron'], ['del Atlántico', 'across the Atlantic'], ['del circo aéreo', 'of the Air Circus']],
    lands: ['skies', 'mountains', 'sea'], airs: ['none', 'stars', 'sparks'], times: ['day', 'dawn', 'dusk'], palettes: [[235, 225, 85], [30, 60, 75], [260, 240, 50], [200, 210, 95]],
  },
  {
    id: 'painters', es: 'Pintores', en: 'Painters', mood: 'romantic',
    hand: 'gilded', frame: 'gilt', tune: ['E', 'major'],
    subjects: [['la paleta', 'Palette', 'palette'], ['la musa', 'Muse', 'mask'], ['los girasoles', 'Sunflowers', 'sunflower'], ['el jarrón', 'Vase', 'tulip'], ['el gato del taller', 'Studio Cat', 'cat'], ['el molino pintado', 'Painted Mill', 'windmill']],
    adjectives: [['pintado', 'Painted'], ['bohemio', 'Left-Bank'], ['impresionista', 'Impressionist'], ['carmín', 'Carmine', 10], ['inacabado', 'Unfinished']],
    complements: [['de Montmartre', 'of Montmartre'], ['del pintor', 'of the Painter'], ['de la acuarela', 'in Watercolour'], ['del museo', 'of the Museum'], ['de la noche estrellada', 'of the Starry Sky', 'night'], ['del último cuadro', 'of the Last Canvas']],
    lands: ['village', 'pavilion', 'hills'], airs: ['petals', 'leaves', 'confetti'], times: ['day', 'dusk', 'dawn', 'night'], palettes: [[225, 90, 80], [40, 140, 90], [290, 60, 70], [180, 30, 85]],
  },
  {
    id: 'camping', es: 'Campamento', en: 'Campsite', mood: 'calm',
    hand: 'story', frame: 'rope', tune: ['C', 'major'],
    subjects: [['la hoguera', 'Campfire', 'campfire'], ['la tienda', 'Camp Tent', 'tent'], ['el oso curioso', 'Curious Bear', 'bear'], ['la guitarra', 'Campfire Guitar', 'guitar'], ['el farol', 'Camp Lantern', 'lantern'], ['la brújula', 'Trail Compass', 'compass']],
    adjectives: [['acampado', 'Outdoor'], ['crepitante', 'Crackling'], ['excursionista', 'Hiking'], ['estrellado', 'Starry'], ['montaraz', 'Backcountry']],
    complements: [['del campamento', 'of the Camp'], ['del sendero', 'of the Trail'], ['de los exploradores', 'of the Scouts'], ['del lago frío', 'of Cold Lake'], ['de la noche al raso', 'under the Open Sky', 'night'], ['del pinar', 'of the Pinewood']],
    lands: ['forest', 'mountains', 'hills'], airs: ['fireflies', 'stars', 'sparks'], times: ['night', 'dusk', 'dawn'], palettes: [[255, 150, 60], [285, 140, 75], [230, 130, 50], [20, 120, 85]],
  },
  {
    id: 'storm', es: 'Tormenta', en: 'Storm', mood: 'epic',
    hand: 'fire', frame: 'frost', tune: ['B', 'phrygian'],
    subjects: [['el rayo', 'Thunderbolt', 'bolt'], ['el velero perdido', 'Lost Sailboat', 'ship'], ['el águila de tormenta', 'Storm Eagle', 'eagle'], ['la ola furiosa', 'Raging Wave', 'wave'], ['el faro temerario', 'Fearless Lighthouse', 'lighthouse'], ['el caballo de trueno', 'Thunder Horse', 'horse']],
    adjectives: [['atronador', 'Thundering'], ['tempestuoso', 'Tempestuous'], ['relámpago', 'Flashing'], ['desatado', 'Unleashed'], ['plomizo', 'Leaden', 255]],
    complements: [['del trueno', 'of the Rolling Thunder'], ['del huracán', 'of the Hurricane'], ['del ojo del ciclón', "of the Cyclone's Eye"], ['de la galerna', 'of the Gale'], ['de las nubes negras', 'of Black Clouds'], ['del Cabo de Hornos', 'of Cape Horn']],
    lands: ['sea', 'mountains', 'skies'], airs: ['sparks', 'snow', 'none'], times: ['night', 'dusk', 'dawn'], palettes: [[260, 245, 90], [285, 230, 60], [235, 200, 80], [310, 250, 45]],
  },
]
