import type { Theme } from '../theme.ts'

/** Far countries and legends. */
// A theme is read as a table: one line for each kind of word.
// oxfmt-ignore
export const lore: readonly Theme[] = [
  {
    id: 'taiga', es: 'Cuentos de la taiga', en: 'Tales of the taiga', mood: 'mysterious',
    hand: 'gilded', frame: 'gilt', tune: ['A', 'harmonicMinor'],
    subjects: [['la matrioska', 'Nesting Doll', 'matryoshka'], ['el pájaro de fuego', 'Firebird', 'phoenix'], ['el samovar', 'Samovar', 'teapot'], ['el oso de la taiga', 'Taiga Bear', 'bear'], ['la troika', 'Troika', 'horse'], ['el huevo esmaltado', 'Enamelled Egg', 'egg']],
    adjectives: [['ruso', 'Russian'], ['bermejo', 'Ruddy', 25], ['escarchado', 'Frosted'], ['festivo', 'Festive'], ['imperial', 'Tsarist']],
    complements: [['de la taiga', 'of the Taiga'], ['del Volga', 'of the Volga'], ['de las noches blancas', 'of White Nights', 'dusk'], ['de los abedules', 'of the Birches'], ['de Siberia', 'of Siberia'], ['de las cúpulas', 'of the Domes']],
    lands: ['forest', 'ice', 'mountains'], airs: ['snow', 'sparks', 'stars'], times: ['night', 'dusk', 'dawn'], palettes: [[250, 220, 25], [20, 350, 85], [280, 200, 60], [160, 230, 90]],
  },
  {
    id: 'alps', es: 'Alpes', en: 'Alps', mood: 'merry',
    hand: 'story', frame: 'vine', tune: ['D', 'major'],
    subjects: [['la cabaña', 'Chalet', 'chalet'], ['el cencerro', 'Cowbell', 'bell'], ['el queso alpino', 'Alpine Cheese', 'cheese'], ['el tren cremallera', 'Rack Railway', 'train'], ['el reloj de cuco', 'Cuckoo Clock', 'clock'], ['el chocolate suizo', 'Swiss Chocolate', 'chocolate']],
    adjectives: [['alpino', 'Alpine'], ['nevado', 'Snow-Capped'], ['acogedor', 'Cosy'], ['tirolés', 'Tyrolean'], ['montañero', 'Mountaineer']],
    complements: [['de los Alpes', 'of the High Alps'], ['del valle alto', 'of the Upper Valley'], ['de edelweiss', 'of Edelweiss'], ['de la cumbre', 'of the Summit'], ['del refugio', 'of the Mountain Hut'], ['de la primera nevada', 'of First Snowfall']],
    lands: ['mountains', 'hills', 'village'], airs: ['snow', 'none', 'petals'], times: ['day', 'dawn', 'dusk', 'night'], palettes: [[240, 140, 85], [215, 130, 90], [20, 120, 70], [275, 230, 60]],
  },
  {
    id: 'highlands', es: 'Tierras Altas', en: 'Highlands', mood: 'epic',
    hand: 'carved', frame: 'masonry', tune: ['G', 'mixolydian'],
    subjects: [['el cardo', 'Thistle', 'thistle'], ['el castillo del lago', 'Loch Castle', 'castle'], ['el monstruo del lago', 'Loch Monster', 'dinosaur'], ['el ciervo rojo', 'Red Deer', 'stag'], ['la espada del clan', 'Clan Sword', 'shield'], ['el tambor del clan', 'Clan Drum', 'drum']],
    adjectives: [['escocés', 'Scottish'], ['brumoso', 'Foggy'], ['indómito', 'Unbowed'], ['púrpura', 'Heather', 320], ['lluvioso', 'Rainy']],
    complements: [['de las Tierras Altas', 'of the Highlands'], ['del lago Ness', 'of Loch Ness'], ['del clan', 'of the Clan'], ['del brezal', 'of the Moor'], ['de la niebla gris', 'of Grey Mist'], ['de Edimburgo', 'of Edinburgh']],
    lands: ['mountains', 'hills', 'marsh'], airs: ['leaves', 'none', 'fireflies'], times: ['dusk', 'dawn', 'day'], palettes: [[285, 310, 80], [230, 150, 60], [200, 130, 85], [330, 300, 45]],
  },
  {
    id: 'steppe', es: 'Estepa', en: 'Steppe', mood: 'epic',
    hand: 'fire', frame: 'ember', tune: ['E', 'minor'],
    subjects: [['el jinete', 'Rider', 'horse'], ['el águila dorada', 'Steppe Eagle', 'eagle'], ['la yurta', 'Yurt', 'tent'], ['el lobo estepario', 'Steppe Wolf', 'wolf'], ['el tambor del chamán', 'Shaman Drum', 'drum'], ['la luna de la estepa', 'Steppe Moon', 'moon']],
    adjectives: [['mongol', 'Mongol'], ['nómada', 'Nomad'], ['celeste', 'Heavenly', 240], ['vasto', 'Vast'], ['altivo', 'Lofty']],
    complements: [['del Gran Kan', 'of the Great Khan'], ['de la ruta de la seda', 'of the Silk Road'], ['del Gobi', 'of the Gobi'], ['de las cien tiendas', 'of a Hundred Tents'], ['del arco tenso', 'of the Drawn Bow'], ['del cielo abierto', 'of the Open Sky']],
    lands: ['hills', 'dunes', 'mountains'], airs: ['leaves', 'sparks', 'stars'], times: ['dusk', 'dawn', 'day', 'night'], palettes: [[245, 95, 80], [35, 85, 60], [200, 110, 90], [300, 80, 50]],
  },
  {
    id: 'babylon', es: 'Babilonia', en: 'Babylon', mood: 'mysterious',
    hand: 'bullion', frame: 'masonry', tune: ['D', 'doubleHarmonic'],
    subjects: [['el león de Babilonia', 'Lion of Babylon', 'lion'], ['el zigurat', 'Ziggurat', 'stepPyramid'], ['el jardín colgante', 'Hanging Garden', 'palm'], ['la puerta azul', 'Blue Gate', 'castle'], ['el toro alado', 'Winged Bull', 'bull'], ['la tablilla', 'Clay Tablet', 'book']],
    adjectives: [['babilonio', 'Babylonian'], ['vidriado', 'Glazed', 255], ['fértil', 'Fertile'], ['real', 'Kingly'], ['remoto', 'Faraway']],
    complements: [['de Babilonia', 'of Old Babylon'], ['del Éufrates', 'of the Euphrates'], ['de los dos ríos', 'of Two Rivers'], ['de lapislázuli', 'of Lapis'], ['de la torre alta', 'of the Great Tower'], ['de los astrólogos', 'of the Stargazers', 'night']],
    lands: ['ruins', 'dunes', 'jungle'], airs: ['sparks', 'stars', 'petals'], times: ['dusk', 'night', 'day'], palettes: [[255, 80, 85], [40, 150, 75], [230, 60, 60], [320, 130, 80]],
  },
  {
    id: 'vampires', es: 'Vampiros', en: 'Vampires', mood: 'romantic',
    hand: 'silk', frame: 'gilt', tune: ['C', 'harmonicMinor'],
    subjects: [['el murciélago', 'Bat', 'bat'], ['el candelabro', 'Candelabra', 'candelabra'], ['el conde', 'Count', 'mask'], ['la rosa oscura', 'Dark Rose', 'rose'], ['la copa de rubí', 'Ruby Goblet', 'cocktail'], ['el castillo del conde', "Count's Castle", 'castle']],
    adjectives: [['inmortal', 'Undying'], ['pálido', 'Pallid'], ['sangriento', 'Blood-Red', 20], ['seductor', 'Alluring'], ['gótico', 'Gothic']],
    complements: [['de Transilvania', 'of Transylvania'], ['del conde', 'of the Count'], ['del baile de sombras', 'of the Shadow Ball', 'night'], ['de los Cárpatos', 'of the Carpathians'], ['de la cripta', 'of the Crypt'], ['de luna nueva', 'of the New Moon', 'night']],
    lands: ['manor', 'ballroom'], airs: ['petals', 'sparks', 'fireflies'], times: ['night', 'dusk'], palettes: [[320, 300, 20], [285, 340, 60], [10, 330, 50], [260, 290, 350]],
  },
  {
    id: 'ghosts', es: 'Fantasmas', en: 'Ghosts', mood: 'merry',
    hand: 'fire', frame: 'ember', tune: ['F', 'minor'],
    subjects: [['el fantasma', 'Ghost', 'ghost'], ['la vela', 'Candle', 'candelabra'], ['el caserón', 'Old Mansion', 'castle'], ['el reloj parado', 'Stopped Clock', 'clock'], ['el gato del caserón', 'Mansion Cat', 'cat'], ['la llave oxidada', 'Rusted Key', 'key']],
    adjectives: [['fantasmal', 'Ghostly'], ['travieso', 'Mischievous'], ['pálido', 'Ashen'], ['flotante', 'Floating'], ['asustadizo', 'Jumpy']],
    complements: [['del desván', 'of the Dusty Attic'], ['de la mansión', 'of the Mansion'], ['del pasillo largo', 'of the Long Corridor'], ['de la sábana', 'in a Bedsheet'], ['de las tres en punto', "at Three O'Clock", 'night'], ['de la abuela', 'of Grandmother']],
    lands: ['manor', 'library', 'forest'], airs: ['fireflies', 'stars', 'leaves'], times: ['night', 'dusk'], palettes: [[250, 230, 150], [290, 280, 85], [180, 200, 130], [320, 270, 60]],
  },
  {
    id: 'fairies', es: 'Hadas', en: 'Fairies', mood: 'romantic',
    hand: 'silk', frame: 'vine', tune: ['A', 'lydian'],
    subjects: [['el hada', 'Fairy', 'butterfly'], ['la varita', 'Fairy Wand', 'wand'], ['el farol de hadas', 'Firefly Lamp', 'lantern'], ['la seta casa', 'Toadstool House', 'mushroom'], ['la campanilla azul', 'Bluebell', 'tulip'], ['la corona de flores', 'Flower Crown', 'crown']],
    adjectives: [['alado', 'Gossamer'], ['brillante', 'Glittering'], ['diminuto', 'Dainty'], ['florecido', 'Blossoming'], ['susurrado', 'Whispered']],
    complements: [['de las hadas', 'of the Fairies'], ['del bosque claro', 'of the Bright Wood'], ['del polvo de estrellas', 'of Stardust'], ['de la primavera nueva', 'of Early Spring'], ['de las luciérnagas', 'of the Fireflies', 'night'], ['del jardín oculto', 'of the Hidden Garden']],
    lands: ['forest', 'marsh', 'pavilion'], airs: ['fireflies', 'petals', 'stars'], times: ['dusk', 'night', 'dawn'], palettes: [[300, 150, 90], [170, 140, 330], [330, 160, 60], [260, 130, 180]],
  },
  {
    id: 'zodiac', es: 'Zodíaco', en: 'Zodiac', mood: 'mysterious',
    hand: 'bullion', frame: 'silk', tune: ['E', 'lydian'],
    subjects: [['la luna', 'Moon', 'moon'], ['el sol', 'Sun', 'sun'], ['el cangrejo celeste', 'Star Crab', 'crab'], ['el león del cielo', 'Sky Lion', 'lion'], ['el toro celeste', 'Star Bull', 'bull'], ['los peces', 'Star Fishes', 'fish']],
    adjectives: [['astral', 'Astral'], ['zodiacal', 'Zodiac'], ['ascendente', 'Rising'], ['celeste', 'Celestial', 265], ['profético', 'Prophetic']],
    complements: [['del zodíaco', 'of the Zodiac'], ['del horóscopo', 'of the Horoscope'], ['de las doce casas', 'of the Twelve Houses'], ['del firmamento', 'of the Firmament', 'night'], ['de la constelación', 'of the Constellation'], ['del solsticio', 'of the Solstice']],
    lands: ['space', 'skies'], airs: ['stars', 'sparks'], times: ['night', 'dusk'], palettes: [[270, 300, 85], [250, 230, 60], [300, 260, 190], [225, 280, 95]],
  },
]
