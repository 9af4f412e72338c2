import type { Theme } from '../theme.ts'

// A theme is read as a table: one line for each kind of word.
// oxfmt-ignore
export const wonder: readonly Theme[] = [
  {
    id: 'space', es: 'Espacio', en: 'Space', mood: 'epic',
    subjects: [['el cohete', 'Rocket', 'rocket'], ['el astronauta', 'Astronaut', 'astronaut'], ['el planeta', 'Planet', 'planet'], ['la nave', 'Starship', 'rocket'], ['el cometa', 'Comet', 'starLantern'], ['el robot espacial', 'Space Robot', 'robot']],
    adjectives: [['estelar', 'Stellar'], ['cósmico', 'Cosmic'], ['galáctico', 'Galactic'], ['infinito', 'Infinite'], ['orbital', 'Orbital']],
    complements: [['de la galaxia', 'of the Galaxy'], ['de Andrómeda', 'of Andromeda'], ['de los anillos', 'of the Rings'], ['de la Vía Láctea', 'of the Milky Way'], ['del último sol', 'of the Last Sun'], ['del espacio profundo', 'of Deep Space'], ['de las mil lunas', 'of a Thousand Moons']],
    lands: ['space'], airs: ['stars', 'none'], times: ['night'], palettes: [[285, 310, 200], [265, 190, 320], [310, 260, 60], [240, 290, 95], [335, 275, 180]],
  },
  {
    id: 'robots', es: 'Robots', en: 'Robots', mood: 'merry',
    subjects: [['el robot', 'Robot', 'robot'], ['el autómata', 'Automaton', 'robot'], ['el engranaje', 'Gearwheel', 'clock'], ['el gato mecánico', 'Clockwork Cat', 'cat'], ['el brebaje eléctrico', 'Electric Brew', 'potion'], ['el cosmonauta', 'Cosmonaut', 'astronaut']],
    adjectives: [['mecánico', 'Mechanical'], ['futurista', 'Futuristic'], ['cromado', 'Chrome', 250], ['atómico', 'Atomic', 130], ['oxidado', 'Rusty', 45]],
    complements: [['del mañana', 'of Tomorrow'], ['del futuro', 'from the Future'], ['de hojalata', 'of Tin'], ['del taller', 'of the Workshop'], ['de la chispa', 'of the Spark'], ['de la fábrica', 'of the Factory'], ['del año 3000', 'of the Year 3000']],
    lands: ['workshop', 'city', 'space'], airs: ['sparks', 'stars', 'none'], times: ['night', 'dusk', 'day'], palettes: [[230, 210, 190], [280, 250, 60], [195, 180, 90], [320, 270, 40]],
  },
  {
    id: 'clockwork', es: 'Relojería', en: 'Clockwork', mood: 'mysterious',
    subjects: [['el reloj', 'Clock', 'clock'], ['la llave maestra', 'Master Key', 'key'], ['el dirigible', 'Airship', 'balloon'], ['la locomotora', 'Steam Engine', 'train'], ['la brújula de cobre', 'Copper Compass', 'compass'], ['el búho mecánico', 'Brass Owl', 'owl']],
    adjectives: [['cobrizo', 'Copper', 50], ['puntual', 'Punctual'], ['ingenioso', 'Ingenious'], ['victoriano', 'Victorian'], ['humeante', 'Steamy']],
    complements: [['del relojero', 'of the Clockmaker'], ['del tiempo', 'of Time'], ['de vapor', 'of Steam'], ['de las doce', 'at Twelve', 'night'], ['del inventor', 'of the Tinkerer'], ['de la torre', 'of the Tower'], ['de bronce', 'of Bronze']],
    lands: ['workshop'], airs: ['sparks', 'coins', 'none'], times: ['dusk', 'night', 'dawn'], palettes: [[55, 50, 75], [35, 40, 60], [195, 60, 80], [290, 45, 65]],
  },
  {
    id: 'railway', es: 'Ferrocarril', en: 'Railway', mood: 'calm',
    subjects: [['el tren', 'Train', 'train'], ['el expreso', 'Express', 'train'], ['la estación', 'Station Clock', 'clock'], ['el farol del andén', 'Platform Lamp', 'lantern'], ['la campana del andén', 'Platform Bell', 'bell'], ['la maleta', 'Suitcase', 'chest']],
    adjectives: [['nocturno', 'Overnight'], ['transiberiano', 'Siberian'], ['puntual', 'On-Time'], ['legendario', 'Fabled'], ['montañés', 'Mountain']],
    complements: [['de medianoche y diez', 'at Ten Past Midnight', 'night'], ['del norte', 'of the Northern Line'], ['de la última estación', 'of the Last Station'], ['del andén siete', 'on Platform Seven'], ['de los Alpes', 'of the Alps'], ['del valle', 'through the Valley'], ['de largo recorrido', 'of the Long Haul']],
    lands: ['mountains', 'hills', 'canyon', 'village'], airs: ['sparks', 'snow', 'leaves', 'none'], times: ['dusk', 'night', 'dawn', 'day'], palettes: [[250, 235, 70], [25, 60, 80], [275, 250, 50], [200, 140, 90]],
  },
  {
    id: 'library', es: 'Biblioteca', en: 'Library', mood: 'mysterious',
    subjects: [['el libro', 'Storybook', 'book'], ['la llave', 'Library Key', 'key'], ['el búho lector', 'Reading Owl', 'owl'], ['el gato de biblioteca', 'Library Cat', 'cat'], ['el reloj', 'Library Clock', 'clock'], ['la brújula', 'Atlas Compass', 'compass']],
    adjectives: [['sabio', 'Learned'], ['olvidado', 'Forgotten'], ['infinito', 'Endless'], ['prohibido', 'Forbidden'], ['encuadernado', 'Leatherbound', 40]],
    complements: [['de los cuentos', 'of Tales'], ['de la biblioteca', 'of the Library'], ['de la última página', 'of the Last Page'], ['de los sabios', 'of the Sages'], ['del capítulo secreto', 'of the Secret Chapter'], ['de tinta azul', 'of Blue Ink'], ['del desván', 'of the Attic']],
    lands: ['library'], airs: ['stars', 'fireflies', 'sparks'], times: ['night', 'dusk'], palettes: [[40, 20, 75], [275, 260, 80], [150, 140, 85], [330, 340, 60]],
  },
  {
    id: 'magic', es: 'Magia', en: 'Magic', mood: 'mysterious',
    subjects: [['la bola de cristal', 'Crystal Ball', 'orb'], ['el mago', 'Wizard', 'hat'], ['el hechizo', 'Spell', 'book'], ['la poción', 'Potion', 'potion'], ['el búho del mago', 'Wizard Owl', 'owl'], ['la varita', 'Wand', 'starLantern']],
    adjectives: [['hechizado', 'Spellbound'], ['arcano', 'Arcane'], ['místico', 'Mystic'], ['invisible', 'Invisible'], ['chispeante', 'Sparkling']],
    complements: [['del hechicero', 'of the Sorcerer'], ['de la torre', 'of the High Tower'], ['de las siete llaves', 'of Seven Keys'], ['del gran mago', 'of the Great Wizard'], ['de los encantos', 'of Enchantment'], ['del eclipse', 'of the Eclipse', 'night'], ['de la vidente', 'of the Fortune Teller']],
    lands: ['library', 'cave', 'skies', 'forest'], airs: ['stars', 'fireflies', 'sparks'], times: ['night', 'dusk'], palettes: [[290, 270, 320], [265, 300, 190], [310, 285, 75], [245, 150, 130]],
  },
  {
    id: 'alchemy', es: 'Alquimia', en: 'Alchemy', mood: 'mysterious',
    subjects: [['el alquimista', 'Alchemist', 'potion'], ['el elixir', 'Elixir', 'potion'], ['la piedra roja', 'Red Stone', 'jewel'], ['el dragón de mercurio', 'Quicksilver Dragon', 'dragon'], ['el sol de cobre', 'Copper Sun', 'idol'], ['el grimorio', 'Grimoire', 'book']],
    adjectives: [['alquímico', 'Alchemical'], ['burbujeante', 'Bubbling'], ['áureo', 'Aureate', 85], ['volátil', 'Volatile'], ['destilado', 'Distilled']],
    complements: [['del alquimista', 'of the Alchemist'], ['de los cuatro elementos', 'of Four Elements'], ['de la vida', 'of Life'], ['del laboratorio', 'of the Laboratory'], ['de azufre', 'of Brimstone'], ['de oro líquido', 'of Liquid Gold'], ['de la luna verde', 'of the Green Moon', 'night']],
    lands: ['cave', 'workshop', 'library'], airs: ['sparks', 'bubbles', 'stars'], times: ['night', 'dusk'], palettes: [[150, 160, 95], [300, 290, 150], [60, 45, 80], [210, 250, 130]],
  },
  {
    id: 'knights', es: 'Caballeros', en: 'Knights', mood: 'epic',
    subjects: [['el caballero', 'Knight', 'shield'], ['el castillo', 'Castle', 'castle'], ['la corona', 'Crown', 'crown'], ['la espada', 'Sword', 'shield'], ['el torneo', 'Tournament', 'trophy'], ['el león del rey', "King's Lion", 'lion']],
    adjectives: [['valeroso', 'Gallant'], ['medieval', 'Medieval'], ['jurado', 'Sworn'], ['noble', 'Noble'], ['acorazado', 'Armoured', 250]],
    complements: [['del rey', 'of the King'], ['de la mesa larga', 'of the Long Table'], ['de las almenas', 'of the Battlements'], ['de la dama', 'of the Lady'], ['de Castilla', 'of Castile'], ['del reino perdido', 'of the Lost Kingdom'], ['de la armadura', 'in Shining Armour']],
    lands: ['hills', 'mountains', 'ruins'], airs: ['sparks', 'petals', 'leaves'], times: ['dusk', 'day', 'dawn'], palettes: [[245, 130, 80], [15, 60, 60], [275, 140, 50], [215, 110, 95]],
  },
  {
    id: 'dragons', es: 'Dragones', en: 'Dragons', mood: 'epic',
    subjects: [['el dragón', 'Great Dragon', 'dragon'], ['el huevo de dragón', 'Dragon Egg', 'egg'], ['la guarida', 'Lair', 'chest'], ['la torre', 'Dragon Tower', 'castle'], ['el domador', 'Dragon Rider', 'shield'], ['la gema', 'Dragon Gem', 'jewel']],
    adjectives: [['alado', 'Winged'], ['temible', 'Fearsome'], ['rojo', 'Red', 25], ['ancestral', 'Elder'], ['guardián', 'Guardian']],
    complements: [['del último dragón', 'of the Last Dragon'], ['de la montaña', 'of the Mountain'], ['de las escamas', 'of the Scales'], ['de fuego azul', 'of Blue Fire'], ['del nido', 'of the Nest'], ['del clan', 'of the Clan'], ['de la caverna', 'of the Cavern']],
    lands: ['lava', 'mountains', 'cave'], airs: ['sparks', 'coins'], times: ['night', 'dusk'], palettes: [[290, 20, 55], [25, 30, 75], [200, 260, 60], [330, 300, 45]],
  },
  {
    id: 'gems', es: 'Gemas', en: 'Gems', mood: 'calm',
    subjects: [['el diamante', 'Diamond', 'diamond'], ['la esmeralda', 'Emerald', 'jewel'], ['el zafiro', 'Sapphire Stone', 'jewel'], ['la mina', 'Mine', 'chest'], ['la corona de gemas', 'Gem Crown', 'crown'], ['la amatista', 'Amethyst', 'diamond']],
    adjectives: [['tallado', 'Cut-Glass'], ['reluciente', 'Gleaming'], ['puro', 'Pure'], ['facetado', 'Faceted'], ['deslumbrante', 'Dazzling']],
    complements: [['de la mina', 'of the Mine'], ['de cien quilates', 'of a Hundred Carats'], ['del joyero', 'of the Jeweller'], ['de la gruta', 'of the Grotto'], ['de luz', 'of Light'], ['de la princesa', 'of the Princess'], ['del cristal', 'of the Crystal Cave']],
    lands: ['cave', 'space', 'stage'], airs: ['stars', 'sparks'], times: ['night', 'dusk'], palettes: [[290, 280, 320], [200, 220, 180], [330, 310, 350], [165, 190, 150], [260, 240, 220]],
  },
  {
    id: 'classics', es: 'Clásicos', en: 'Classics', mood: 'merry',
    subjects: [['el siete', 'Lucky Seven', 'seven'], ['la campana', 'Bell', 'bell'], ['las cerezas', 'Classic Cherries', 'cherries'], ['la herradura', 'Old Horseshoe', 'horseshoe'], ['el trébol', 'Shamrock', 'clover'], ['el diamante', 'Classic Diamond', 'diamond']],
    adjectives: [['clásico', 'Vintage'], ['triple', 'Triple'], ['redoblado', 'Double'], ['caliente', 'Hot', 25], ['chispeante', 'Sizzling']],
    complements: [['de la suerte', 'of Luck'], ['de la vieja máquina', 'of the Old Machine'], ['del bar', 'of the Corner Bar'], ['de fuego', 'on Fire'], ['de neón', 'in Neon Lights', 'night'], ['de los domingos', 'of Sundays'], ['del gran premio', 'of the Grand Prize']],
    lands: ['stage', 'fair', 'city'], airs: ['coins', 'stars', 'sparks'], times: ['night', 'dusk'], palettes: [[20, 15, 75], [280, 300, 85], [245, 260, 60], [340, 330, 50], [160, 150, 95]],
  },
  {
    id: 'court', es: 'Corte real', en: 'Royal court', mood: 'romantic',
    subjects: [['la reina', 'Queen', 'crown'], ['el rey', 'King', 'crown'], ['el palacio', 'Winter Palace', 'castle'], ['la máscara del baile', 'Ball Mask', 'mask'], ['la rosa de palacio', 'Palace Rose', 'rose'], ['el cofre real', 'Royal Chest', 'chest']],
    adjectives: [['cortesano', 'Courtly'], ['regio', 'Regal'], ['coronado', 'Crowned'], ['soberano', 'Sovereign'], ['galante', 'Charming']],
    complements: [['de corazones', 'of Hearts'], ['del baile real', 'of the Royal Ball', 'night'], ['de Versalles', 'of Versailles'], ['del trono', 'of the Throne'], ['de la corte', 'of the Court'], ['de terciopelo', 'in Velvet'], ['de los espejos', 'of the Hall of Mirrors']],
    lands: ['stage', 'ruins', 'skies'], airs: ['stars', 'petals', 'sparks', 'coins'], times: ['dusk', 'night', 'dawn'], palettes: [[310, 320, 70], [15, 10, 80], [270, 290, 60], [340, 330, 85]],
  },
  {
    id: 'balloons', es: 'Globos', en: 'Balloons', mood: 'calm',
    subjects: [['el globo', 'Hot-Air Balloon', 'balloon'], ['el globo rojo', 'Red Balloon', 'balloon'], ['el explorador', 'Explorer', 'compass'], ['el molino', 'Sky Windmill', 'windmill'], ['la mariposa del aire', 'Sky Butterfly', 'butterfly'], ['el castillo en el aire', 'Castle in the Air', 'castle']],
    adjectives: [['aéreo', 'Airborne'], ['ligero', 'Light'], ['aventurero', 'Adventurous'], ['flotante', 'Floating'], ['celeste', 'Azure', 235]],
    complements: [['de los cielos', 'of the Skies'], ['de la brisa', 'of the Breeze'], ['de Capadocia', 'of Cappadocia'], ['de ochenta días', 'of Eighty Days'], ['de las nubes', 'above the Clouds'], ['del horizonte', 'of the Horizon'], ['del gran viaje', 'of the Great Journey']],
    lands: ['skies', 'hills', 'mountains'], airs: ['none', 'petals', 'stars'], times: ['dawn', 'day', 'dusk'], palettes: [[235, 130, 80], [215, 30, 70], [290, 340, 50], [200, 90, 95], [345, 60, 65]],
  },
]
