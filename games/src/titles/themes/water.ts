import type { Theme } from '../theme.ts'

// A theme is read as a table: one line for each kind of word.
// oxfmt-ignore
export const water: readonly Theme[] = [
  {
    id: 'sea', es: 'Mar abierto', en: 'Open sea', mood: 'calm',
    hand: 'story', frame: 'rope', tune: ['D', 'dorian'],
    subjects: [['el faro', 'Lighthouse', 'lighthouse'], ['la ballena', 'Whale', 'whale'], ['el velero', 'Sailing Ship', 'ship'], ['el ancla', 'Anchor', 'anchor'], ['la tortuga', 'Turtle', 'turtle'], ['la brújula', 'Compass', 'compass']],
    adjectives: [['marino', 'Ocean'], ['profundo', 'Deep'], ['lejano', 'Faraway'], ['sereno', 'Serene'], ['salado', 'Salty']],
    complements: [['de las mil noches', 'of a Thousand Nights', 'night'], ['del Atlántico', 'of the Atlantic'], ['de alta mar', 'of the High Seas'], ['de la bahía', 'of the Bay'], ['de las mareas', 'of the Tides'], ['de los vientos', 'of the Trade Winds'], ['de la niebla', 'in the Mist']],
    lands: ['sea'], airs: ['stars', 'none', 'bubbles'], times: ['dusk', 'day', 'night', 'dawn'], palettes: [[250, 235, 75], [265, 220, 40], [235, 200, 95], [285, 250, 20]],
  },
  {
    id: 'reef', es: 'Arrecife', en: 'Coral reef', mood: 'merry',
    hand: 'candy', frame: 'rope', tune: ['F', 'major'],
    subjects: [['la perla', 'Pearl', 'pearl'], ['el pulpo', 'Octopus', 'octopus'], ['el pez payaso', 'Clownfish', 'fish'], ['el cangrejo', 'Crab', 'crab'], ['la tortuga verde', 'Green Turtle', 'turtle'], ['la concha', 'Seashell', 'pearl']],
    adjectives: [['coralino', 'Coral', 25], ['tropical', 'Tropical'], ['submarino', 'Undersea'], ['danzarín', 'Dancing'], ['luminoso', 'Luminous']],
    complements: [['del arrecife', 'of the Reef'], ['de la laguna', 'of the Lagoon'], ['del coral', 'in the Coral'], ['de las profundidades', 'of the Deep'], ['de aguas claras', 'of Clear Waters'], ['de los mares del sur', 'of the South Seas'], ['de la Atlántida', 'of Lost Atlantis']],
    lands: ['deep'], airs: ['bubbles'], times: ['day', 'dusk'], palettes: [[225, 150, 195], [245, 20, 180], [205, 330, 130], [265, 60, 200]],
  },
  {
    id: 'pirates', es: 'Piratas', en: 'Pirates', mood: 'wild',
    hand: 'western', frame: 'rope', tune: ['E', 'minor'],
    subjects: [['el galeón', 'Galleon', 'ship'], ['el cofre', 'Treasure Chest', 'chest'], ['el loro', 'Parrot', 'parrot'], ['la llave', 'Key', 'key'], ['el ancla de oro', 'Gold Anchor', 'anchor'], ['la brújula corsaria', 'Corsair Compass', 'compass']],
    adjectives: [['pirata', 'Pirate'], ['corsario', 'Corsair'], ['hundido', 'Sunken'], ['rebelde', 'Rebel'], ['bucanero', 'Buccaneer']],
    complements: [['del capitán', 'of the Captain'], ['de la isla perdida', 'of the Lost Isle'], ['de los siete mares', 'of the Seven Seas'], ['del Caribe', 'of the Caribbean Sea'], ['de la cala negra', 'of Blackwater Cove'], ['de la calavera', 'of Skull Rock'], ['del contramaestre', 'of the Bosun']],
    lands: ['sea', 'cave'], airs: ['coins', 'sparks', 'stars'], times: ['dusk', 'night', 'day'], palettes: [[275, 220, 60], [250, 70, 85], [300, 240, 35], [220, 130, 90]],
  },
  {
    id: 'harbour', es: 'Pueblo marinero', en: 'Fishing village', mood: 'calm',
    hand: 'story', frame: 'rope', tune: ['G', 'major'],
    subjects: [['la barca', 'Little Boat', 'ship'], ['el faro viejo', 'Old Lighthouse', 'lighthouse'], ['el pez plateado', 'Silver Fish', 'fish'], ['la sardina', 'Sardine', 'fish'], ['el cangrejo rojo', 'Red Crab', 'crab'], ['el gato del puerto', 'Harbour Cat', 'cat']],
    adjectives: [['pescador', 'Fishing'], ['madrugador', 'Early'], ['tranquilo', 'Quiet'], ['marinero', 'Seafaring'], ['plateado', 'Silvery', 240]],
    complements: [['del muelle', 'on the Pier'], ['de la lonja', 'of the Fish Market'], ['del puerto', 'of the Harbour'], ['de la ría', 'of the Estuary'], ['de las redes', 'of the Nets'], ['de la costa', 'of the Coast'], ['de la punta', 'of the Headland']],
    lands: ['village', 'sea'], airs: ['none', 'stars', 'bubbles'], times: ['dawn', 'day', 'dusk'], palettes: [[230, 210, 70], [250, 230, 50], [215, 190, 95], [275, 225, 30]],
  },
  {
    id: 'river', es: 'Río y lago', en: 'River and lake', mood: 'calm',
    hand: 'silk', frame: 'vine', tune: ['C', 'lydian'],
    subjects: [['la rana', 'Frog', 'frog'], ['el loto', 'Lotus', 'lotus'], ['la trucha', 'Trout', 'fish'], ['la tortuga del lago', 'Lake Turtle', 'turtle'], ['el molino', 'Windmill', 'windmill'], ['la mariposa azul', 'Blue Butterfly', 'butterfly']],
    adjectives: [['saltarín', 'Leaping'], ['fluvial', 'River'], ['dormido', 'Sleeping'], ['cantarín', 'Singing'], ['verdeazul', 'Teal', 185]],
    complements: [['del río', 'by the River'], ['del estanque', 'of the Pond'], ['de los juncos', 'in the Reeds'], ['de la cascada', 'of the Waterfall'], ['del lago', 'of the Lake'], ['de la orilla', 'on the Shore'], ['de los nenúfares', 'of the Lilies']],
    lands: ['hills', 'sea'], airs: ['fireflies', 'petals', 'leaves'], times: ['day', 'dawn', 'dusk'], palettes: [[230, 145, 95], [200, 160, 80], [260, 150, 60], [180, 130, 100]],
  },
  {
    id: 'arctic', es: 'Ártico', en: 'Arctic', mood: 'calm',
    hand: 'ice', frame: 'frost', tune: ['A', 'minor'],
    subjects: [['el pingüino', 'Penguin', 'penguin'], ['el oso polar', 'Polar Bear', 'bear'], ['el lobo blanco', 'White Wolf', 'wolf'], ['la ballena blanca', 'White Whale', 'whale'], ['el diamante de hielo', 'Ice Diamond', 'diamond'], ['el zorro ártico', 'Arctic Fox', 'fox']],
    adjectives: [['polar', 'Polar'], ['helado', 'Frozen', 220], ['blanco', 'White', 230], ['boreal', 'Northern'], ['nevado', 'Snowy']],
    complements: [['del norte', 'of the North'], ['de la aurora', 'of the Aurora', 'night'], ['de los glaciares', 'of the Glaciers'], ['de la ventisca', 'in the Blizzard'], ['del invierno', 'of Winter'], ['del Polo Sur', 'of the South Pole'], ['de cristal', 'of Crystal']],
    lands: ['ice', 'mountains'], airs: ['snow'], times: ['night', 'day', 'dusk'], palettes: [[245, 215, 195], [270, 230, 160], [225, 205, 90], [295, 240, 330]],
  },
]
