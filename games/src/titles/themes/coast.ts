import type { Theme } from '../theme.ts'

// A theme is read as a table: one line for each kind of word.
// oxfmt-ignore
export const coast: readonly Theme[] = [
  {
    id: 'mermaids', es: 'Sirenas', en: 'Mermaids', mood: 'mysterious',
    hand: 'silk', frame: 'rope', tune: ['F', 'lydian'],
    subjects: [['la sirena', 'Mermaid', 'mermaid'], ['el caballito de mar', 'Seahorse', 'seahorse'], ['la perla rosa', 'Pink Pearl', 'pearl'], ['la ola', 'Wave', 'wave'], ['el pulpo sabio', 'Wise Octopus', 'octopus'], ['la corona de nácar', 'Nacre Crown', 'crown']],
    adjectives: [['nacarado', 'Pearly', 330], ['encantador', 'Charming'], ['susurrante', 'Murmuring'], ['abisal', 'Abyssal'], ['espumoso', 'Foaming']],
    complements: [['de la gruta', 'of the Grotto'], ['de las mareas altas', 'of the Spring Tides'], ['del arrecife azul', 'of Blue Reef'], ['de la isla callada', 'of Quiet Island'], ['de los náufragos', 'of the Castaways'], ['de la luna de mar', 'of the Sea Moon', 'night']],
    lands: ['deep', 'sea'], airs: ['bubbles', 'stars'], times: ['dusk', 'night', 'day'], palettes: [[210, 320, 180], [260, 190, 330], [190, 300, 90], [290, 200, 170]],
  },
  {
    id: 'islands', es: 'Islas del Pacífico', en: 'Pacific islands', mood: 'calm',
    hand: 'story', frame: 'vine', tune: ['G', 'major'],
    subjects: [['la palmera', 'Palm Tree', 'palm'], ['el ídolo de madera', 'Wooden Idol', 'idol'], ['la tortuga isleña', 'Island Turtle', 'turtle'], ['el volcán dormido', 'Sleeping Volcano', 'volcano'], ['el tambor isleño', 'Island Drum', 'drum'], ['la flor de la laguna', 'Lagoon Flower', 'lotus']],
    adjectives: [['isleño', 'Islander'], ['polinesio', 'Polynesian'], ['soñador', 'Dreamy'], ['coralino', 'Coral-Pink', 20], ['ventoso', 'Breezy']],
    complements: [['de la isla lejana', 'of the Far Isle'], ['de Tahití', 'of Tahiti'], ['del atolón', 'of the Atoll'], ['de arena blanca', 'of White Sand'], ['de los navegantes', 'of the Wayfinders'], ['del mar de jade', 'of the Jade Sea']],
    lands: ['beach', 'sea', 'jungle'], airs: ['petals', 'none', 'fireflies'], times: ['day', 'dusk', 'dawn', 'night'], palettes: [[220, 145, 85], [340, 150, 60], [195, 130, 95], [285, 160, 45]],
  },
  {
    id: 'surf', es: 'Surf', en: 'Surf', mood: 'wild',
    hand: 'chrome', frame: 'plain', tune: ['A', 'mixolydian'],
    subjects: [['la gran ola', 'Big Wave', 'wave'], ['la tabla', 'Surfboard', 'surfboard'], ['el chiringuito', 'Beach Bar', 'cocktail'], ['la palmera torcida', 'Leaning Palm', 'palm'], ['el tiburón surfista', 'Surfing Shark', 'shark'], ['la furgoneta', 'Beach Van', 'car']],
    adjectives: [['espumoso', 'Frothing'], ['veraniego', 'Summery'], ['vertiginoso', 'Giddy'], ['tostado', 'Sunburnt', 50], ['playero', 'Beachside']],
    complements: [['de la rompiente', 'of the Break'], ['de la costa norte', 'of the North Shore'], ['de Zarautz', 'of Zarautz'], ['del Pacífico', 'of the Pacific'], ['de agosto', 'of August', 'day'], ['del último tubo', 'of the Last Barrel']],
    lands: ['beach', 'sea'], airs: ['bubbles', 'none', 'sparks'], times: ['day', 'dusk', 'dawn'], palettes: [[215, 200, 90], [25, 220, 70], [190, 170, 60], [330, 230, 40]],
  },
  {
    id: 'submarine', es: 'Bajo el mar', en: 'Under the sea', mood: 'epic',
    hand: 'carved', frame: 'rivets', tune: ['C', 'dorian'],
    subjects: [['el submarino', 'Submarine', 'submarine'], ['el gran calamar', 'Great Squid', 'octopus'], ['la escotilla', 'Hatch', 'clock'], ['el ancla hundida', 'Sunken Anchor', 'anchor'], ['el cofre abisal', 'Deep Chest', 'chest'], ['la ballena azul', 'Blue Whale', 'whale']],
    adjectives: [['sumergido', 'Submerged'], ['blindado', 'Ironclad', 250], ['explorador', 'Exploring'], ['oceánico', 'Oceanic'], ['fosforescente', 'Glowing', 160]],
    complements: [['de la fosa', 'of the Trench'], ['del capitán solitario', 'of the Lone Captain'], ['de las veinte leguas', 'of Twenty Leagues'], ['del periscopio', 'of the Periscope'], ['del mar sin fondo', 'of the Bottomless Sea'], ['del naufragio', 'of the Wreck']],
    lands: ['deep'], airs: ['bubbles', 'sparks'], times: ['day', 'night', 'dusk'], palettes: [[240, 200, 150], [200, 60, 90], [265, 160, 180], [180, 250, 60]],
  },
  {
    id: 'sharks', es: 'Tiburones', en: 'Sharks', mood: 'wild',
    hand: 'fire', frame: 'rope', tune: ['E', 'phrygian'],
    subjects: [['el tiburón', 'Shark', 'shark'], ['la barca valiente', 'Brave Boat', 'ship'], ['el pez plata', 'Silver Minnow', 'fish'], ['la boya', 'Buoy', 'bell'], ['la marejada', 'Heavy Sea', 'wave'], ['el farero', 'Lighthouse Keeper', 'lighthouse']],
    adjectives: [['hambriento', 'Hungry'], ['veloz', 'Swift'], ['acerado', 'Steel-Blue', 245], ['implacable', 'Relentless'], ['marino', 'Seagoing']],
    complements: [['de aguas negras', 'of Black Waters'], ['de la aleta rota', 'of the Broken Fin'], ['del canal', 'of the Channel'], ['de la corriente', 'of the Current'], ['de la isla roja', 'of Red Island'], ['del gran azul', 'of the Great Blue']],
    lands: ['deep', 'sea', 'beach'], airs: ['bubbles', 'none'], times: ['day', 'dusk', 'night'], palettes: [[230, 220, 60], [250, 20, 40], [205, 180, 95], [280, 240, 25]],
  },
  {
    id: 'marsh', es: 'Marisma', en: 'Marshland', mood: 'calm',
    hand: 'silk', frame: 'vine', tune: ['D', 'major'],
    subjects: [['el flamenco', 'Flamingo', 'flamingo'], ['el caracol', 'Snail', 'snail'], ['la rana cantora', 'Singing Frog', 'frog'], ['el nenúfar', 'Water Lily', 'lotus'], ['el pato dorado', 'Gilded Duck', 'swan'], ['la libélula', 'Dragonfly', 'butterfly']],
    adjectives: [['zancudo', 'Long-Legged'], ['rosado', 'Rose-Pink', 0], ['pausado', 'Unhurried'], ['reflejado', 'Mirrored'], ['salino', 'Briny']],
    complements: [['de la marisma', 'of the Marsh'], ['de Doñana', 'of Doñana'], ['de los juncales', 'of the Rushes'], ['de la albufera', 'of the Lagoon Lake'], ['del agua quieta', 'of Still Water'], ['del vuelo rosa', 'of Pink Wings']],
    lands: ['marsh'], airs: ['fireflies', 'petals', 'none'], times: ['dawn', 'dusk', 'day'], palettes: [[350, 140, 60], [200, 130, 85], [30, 120, 75], [280, 150, 20]],
  },
]
