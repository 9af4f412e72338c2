import type { Theme } from '../theme.ts'

/** Old stories of many peoples, told with respect: their art and their animals, never their prayers. */
// A theme is read as a table: one line for each kind of word.
// oxfmt-ignore
export const myth: readonly Theme[] = [
  {
    id: 'greece', es: 'Grecia antigua', en: 'Ancient Greece', mood: 'epic',
    subjects: [['el templo', 'Temple', 'temple'], ['el yelmo', 'Helmet', 'helmet'], ['el escudo', 'Shield', 'shield'], ['el búho de Atenas', 'Owl of Athens', 'owl'], ['el toro de Creta', 'Bull of Crete', 'bull'], ['el laurel', 'Laurel', 'crown']],
    adjectives: [['heroico', 'Heroic'], ['helénico', 'Hellenic'], ['olímpico', 'Olympian'], ['invicto', 'Unbeaten'], ['marmóreo', 'Marble', 80]],
    complements: [['de Troya', 'of Troy'], ['del Egeo', 'of the Aegean'], ['de los héroes', 'of Heroes'], ['de Esparta', 'of Sparta'], ['del Olimpo', 'of Mount Olympus'], ['de Ítaca', 'of Ithaca'], ['del laberinto', 'of the Labyrinth']],
    lands: ['ruins'], airs: ['sparks', 'stars', 'petals'], times: ['day', 'dusk', 'dawn'], palettes: [[245, 80, 85], [270, 60, 50], [225, 95, 70], [320, 70, 40]],
  },
  {
    id: 'rome', es: 'Roma', en: 'Rome', mood: 'epic',
    subjects: [['el gladiador', 'Gladiator', 'helmet'], ['la corona de Roma', 'Crown of Rome', 'crown'], ['el foro', 'Forum', 'temple'], ['el león de la arena', 'Arena Lion', 'lion'], ['el estandarte', 'Standard', 'shield'], ['la copa del triunfo', 'Victory Cup', 'trophy']],
    adjectives: [['romano', 'Roman'], ['imperial', 'Imperial', 320], ['triunfal', 'Triumphal'], ['invencible', 'Invincible'], ['púrpura', 'Purple', 315]],
    complements: [['del Coliseo', 'of the Colosseum'], ['de la legión', 'of the Legion'], ['de Pompeya', 'of Pompeii'], ['de las siete colinas', 'of the Seven Hills'], ['de la Vía Apia', 'of the Appian Way'], ['del Imperio', 'of the Empire'], ['del Tíber', 'of the Tiber']],
    lands: ['ruins'], airs: ['sparks', 'petals', 'coins'], times: ['dusk', 'day', 'dawn'], palettes: [[25, 60, 70], [300, 50, 55], [50, 75, 90], [350, 30, 60]],
  },
  {
    id: 'north', es: 'Sagas del norte', en: 'Northern sagas', mood: 'epic',
    subjects: [['el vikingo', 'Viking', 'viking'], ['el drakkar', 'Longship', 'ship'], ['el lobo del fiordo', 'Fjord Wolf', 'wolf'], ['el escudo redondo', 'Round Shield', 'shield'], ['el dragón de escarcha', 'Frost Dragon', 'dragon'], ['el oso del norte', 'Northern Bear', 'bear']],
    adjectives: [['nórdico', 'Nordic'], ['intrépido', 'Fearless'], ['tempestuoso', 'Stormy'], ['férreo', 'Iron', 255], ['rúnico', 'Runic']],
    complements: [['del fiordo', 'of the Fjord'], ['de las runas', 'of the Runes'], ['del trueno', 'of the Thunder'], ['de la saga', 'of the Saga'], ['de los jarls', 'of the Jarls'], ['del mar de hielo', 'of the Ice Sea'], ['del gran salón', 'of the Great Hall']],
    lands: ['mountains', 'ice', 'sea'], airs: ['snow', 'sparks'], times: ['night', 'dusk', 'dawn'], palettes: [[250, 235, 70], [265, 220, 160], [230, 210, 45], [300, 250, 200]],
  },
  {
    id: 'nile', es: 'Nilo', en: 'Nile', mood: 'mysterious',
    subjects: [['el escarabajo', 'Scarab', 'scarab'], ['la gran pirámide', 'Great Pyramid', 'pyramid'], ['el gato del Nilo', 'Nile Cat', 'cat'], ['el loto azul', 'Blue Lotus', 'lotus'], ['el halcón', 'Falcon', 'eagle'], ['la reina del Nilo', 'Nile Queen', 'crown']],
    adjectives: [['faraónico', 'Pharaonic'], ['milenario', 'Millennial'], ['lapislázuli', 'Lapis', 265], ['solar', 'Solar', 80], ['oculto', 'Hidden']],
    complements: [['del Nilo', 'of the Nile'], ['de la tumba', 'of the Tomb'], ['del papiro', 'of the Papyrus'], ['de Menfis', 'of Memphis'], ['de las arenas', 'of Silent Sands'], ['del gran río', 'of the Great River'], ['de los reyes', 'of the Kings']],
    lands: ['dunes', 'ruins'], airs: ['sparks', 'stars', 'coins'], times: ['dusk', 'day', 'night'], palettes: [[265, 75, 80], [45, 70, 85], [220, 65, 60], [300, 60, 70]],
  },
  {
    id: 'maya', es: 'Tierra del maíz', en: 'Land of maize', mood: 'mysterious',
    subjects: [['la pirámide del jaguar', 'Jaguar Pyramid', 'stepPyramid'], ['la máscara de jade', 'Jade Mask', 'idol'], ['el sol de piedra', 'Stone Sun', 'idol'], ['el quetzal', 'Quetzal', 'parrot'], ['el jaguar de jade', 'Jade Jaguar', 'jaguar'], ['la ciudad de maíz', 'City of Maize', 'stepPyramid']],
    adjectives: [['de jade', 'Jade', 160], ['maya', 'Mayan'], ['solar', 'Sunlit', 80], ['ancestral', 'Ancestral'], ['emplumado', 'Feathered']],
    complements: [['de Yucatán', 'of Yucatan'], ['del cenote', 'of the Cenote'], ['de los volcanes', 'of the Volcanoes'], ['del quinto sol', 'of the Fifth Sun'], ['de la selva alta', 'of the High Jungle'], ['del cacao', 'of Cacao'], ['de El Dorado', 'of El Dorado']],
    lands: ['jungle', 'ruins'], airs: ['leaves', 'fireflies', 'sparks'], times: ['dawn', 'day', 'dusk', 'night'], palettes: [[165, 145, 90], [30, 130, 80], [205, 150, 70], [290, 140, 55]],
  },
  {
    id: 'andes', es: 'Andes', en: 'Andes', mood: 'calm',
    subjects: [['el cóndor', 'Condor', 'eagle'], ['el tambor andino', 'Andean Drum', 'drum'], ['el sol de oro', 'Sun of Gold', 'starLantern'], ['la ciudad de nubes', 'City of Clouds', 'stepPyramid'], ['el puma', 'Puma', 'puma'], ['la tienda de lana', 'Woollen Tent', 'tent']],
    adjectives: [['andino', 'Andean'], ['inca', 'Inca'], ['altivo', 'Proud'], ['serrano', 'Highland'], ['celeste', 'Sky-Blue', 235]],
    complements: [['de los Andes', 'of the Andes'], ['del Titicaca', 'of Lake Titicaca'], ['de Cusco', 'of Cusco'], ['de la quinua', 'of the Terraces'], ['de las nubes', 'in the Clouds'], ['del altiplano', 'of the High Plain'], ['de las cumbres', 'of the Peaks']],
    lands: ['mountains', 'skies'], airs: ['stars', 'petals', 'none'], times: ['dawn', 'day', 'dusk'], palettes: [[240, 130, 85], [260, 40, 60], [215, 110, 95], [320, 60, 45]],
  },
  {
    id: 'china', es: 'Farolillos de Oriente', en: 'Lanterns of the East', mood: 'merry',
    subjects: [['el dragón', 'Dragon', 'dragon'], ['el panda', 'Panda', 'panda'], ['el león danzante', 'Dancing Lion', 'dancingLion'], ['el farolillo rojo', 'Red Lantern', 'lantern'], ['la pagoda', 'Pagoda', 'pagoda'], ['la carpa', 'Koi', 'fish']],
    adjectives: [['bermellón', 'Vermilion', 30], ['jade', 'Jade-Green', 160], ['próspero', 'Prosperous'], ['sabio', 'Wise'], ['oriental', 'Eastern']],
    complements: [['de la primavera', 'of Spring'], ['de la buena suerte', 'of Good Luck'], ['de los farolillos', 'of Lanterns', 'night'], ['del bambú', 'of the Bamboo'], ['de la Gran Muralla', 'of the Great Wall'], ['del río de perlas', 'of Pearl River'], ['de los ocho tesoros', 'of Eight Treasures']],
    lands: ['pavilion', 'mountains'], airs: ['petals', 'coins', 'sparks', 'confetti'], times: ['night', 'dusk', 'dawn'], palettes: [[20, 10, 75], [25, 350, 60], [285, 5, 50], [165, 355, 80]],
  },
  {
    id: 'samurai', es: 'Samuráis', en: 'Samurai', mood: 'epic',
    subjects: [['el samurái', 'Samurai', 'kabuto'], ['el torii', 'Torii', 'torii'], ['la flor de cerezo', 'Cherry Blossom', 'lotus'], ['el abanico', 'Folding Fan', 'fan'], ['el castillo blanco', 'White Castle', 'pagoda'], ['la tetera', 'Teapot', 'teapot']],
    adjectives: [['escarlata', 'Scarlet', 25], ['leal', 'Loyal'], ['errante', 'Roaming'], ['sereno', 'Tranquil'], ['imperturbable', 'Unshaken']],
    complements: [['del sol naciente', 'of the Rising Sun', 'dawn'], ['de Kioto', 'of Kyoto'], ['de los cerezos', 'of the Cherry Trees'], ['del monte Fuji', 'of Mount Fuji'], ['del shogun', 'of the Shogun'], ['del honor', 'of Honour'], ['de la última nieve', 'of the Last Snow']],
    lands: ['pavilion', 'mountains'], airs: ['petals', 'snow'], times: ['dawn', 'dusk', 'night', 'day'], palettes: [[10, 350, 60], [330, 0, 40], [255, 345, 25], [45, 355, 85]],
  },
  {
    id: 'india', es: 'India', en: 'India', mood: 'merry',
    subjects: [['el elefante real', 'Royal Elephant', 'elephant'], ['el pavo real', 'Royal Peacock', 'peacock'], ['el loto', 'Pink Lotus', 'lotus'], ['el tigre', 'Tiger', 'tiger'], ['el palacio', 'Palace', 'castle'], ['el zafiro', 'Sapphire', 'jewel']],
    adjectives: [['azafrán', 'Saffron', 70], ['de seda', 'Silken'], ['enjoyado', 'Jewelled'], ['danzante', 'Twirling'], ['bengalí', 'Bengal']],
    complements: [['de Bengala', 'of Bengal'], ['del maharajá', 'of the Maharaja'], ['de Rajastán', 'of Rajasthan'], ['de Jaipur', 'of Jaipur'], ['del monzón', 'of the Monsoon'], ['de las especias', 'of Spices'], ['de los mil espejos', 'of Mirrors']],
    lands: ['ruins', 'jungle', 'pavilion'], airs: ['petals', 'sparks', 'coins'], times: ['dusk', 'dawn', 'day'], palettes: [[330, 340, 70], [300, 150, 65], [50, 20, 85], [195, 340, 80]],
  },
  {
    id: 'celtic', es: 'Isla Esmeralda', en: 'Emerald isle', mood: 'merry',
    subjects: [['el trébol', 'Clover', 'clover'], ['la olla de oro', 'Pot of Gold', 'chest'], ['la herradura', 'Lucky Shoe', 'horseshoe'], ['el duende', 'Sprite', 'hat'], ['la seta roja', 'Red Toadstool', 'mushroom'], ['el castillo verde', 'Green Castle', 'castle']],
    adjectives: [['celta', 'Celtic'], ['irlandés', 'Irish'], ['travieso', 'Cheeky'], ['verde', 'Emerald', 150], ['risueño', 'Laughing']],
    complements: [['del arcoíris', 'of the Rainbow'], ['de Dublín', 'of Dublin'], ['del duende', 'of the Leprechaun'], ['de cuatro hojas', 'of Four Leaves'], ['de los acantilados', 'of the Cliffs'], ['del bosque verde', 'of the Greenwood'], ['de la taberna', 'of the Tavern']],
    lands: ['hills', 'forest'], airs: ['coins', 'leaves', 'fireflies'], times: ['day', 'dawn', 'dusk', 'night'], palettes: [[165, 140, 95], [225, 145, 90], [135, 130, 80], [275, 150, 100]],
  },
  {
    id: 'persia', es: 'Mil cuentos', en: 'A thousand tales', mood: 'mysterious',
    subjects: [['la lámpara maravillosa', 'Wonder Lamp', 'teapot'], ['el palacio de cúpulas', 'Domed Palace', 'castle'], ['el globo de seda', 'Silk Balloon', 'balloon'], ['la perla del visir', 'Vizier Pearl', 'pearl'], ['el cofre de ébano', 'Ebony Chest', 'chest'], ['el pavo real de plata', 'Silver Peacock', 'peacock']],
    adjectives: [['persa', 'Persian'], ['maravilloso', 'Wondrous'], ['índigo', 'Indigo', 275], ['volador', 'Flying'], ['velado', 'Veiled']],
    complements: [['de Samarcanda', 'of Samarkand'], ['de Bagdad', 'of Old Baghdad'], ['del visir', 'of the Vizier'], ['de Sherezade', 'of Scheherazade'], ['del zoco', 'of the Bazaar'], ['de los tres deseos', 'of Three Wishes'], ['de la medialuna', 'of the Crescent', 'night']],
    lands: ['dunes', 'ruins', 'skies'], airs: ['stars', 'sparks', 'coins'], times: ['night', 'dusk'], palettes: [[285, 300, 75], [265, 330, 60], [310, 60, 80], [240, 290, 50]],
  },
]
