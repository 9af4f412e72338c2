import type { Theme } from '../theme.ts'

// A theme is read as a table: one line for each kind of word.
// oxfmt-ignore
export const wild: readonly Theme[] = [
  {
    id: 'jungle', es: 'Selva', en: 'Jungle', mood: 'wild',
    subjects: [['el jaguar', 'Jaguar', 'jaguar'], ['el tucán', 'Toucan', 'toucan'], ['el guacamayo', 'Macaw', 'parrot'], ['la rana', 'Tree Frog', 'frog'], ['la mariposa', 'Butterfly', 'butterfly'], ['el ídolo', 'Idol', 'idol']],
    adjectives: [['selvático', 'Jungle'], ['esmeralda', 'Emerald', 155], ['indómito', 'Untamed'], ['tropical', 'Tropical'], ['sigiloso', 'Silent']],
    complements: [['de la selva', 'of the Jungle'], ['del Amazonas', 'of the Amazon River'], ['de la lluvia', 'of the Rain'], ['de los árboles', 'of the Tall Trees'], ['del río verde', 'of Green River'], ['de la orquídea', 'of the Orchid'], ['del ruido verde', 'of the Green Roar']],
    lands: ['jungle'], airs: ['leaves', 'fireflies', 'petals'], times: ['day', 'dawn', 'dusk', 'night'], palettes: [[175, 145, 100], [150, 135, 85], [215, 150, 110], [285, 160, 60]],
  },
  {
    id: 'savanna', es: 'Sabana', en: 'Savanna', mood: 'epic',
    subjects: [['el león', 'Lion', 'lion'], ['el elefante', 'Elephant', 'elephant'], ['el leopardo', 'Leopard', 'jaguar'], ['el tambor', 'Drum', 'drum'], ['la leona', 'Lioness', 'puma'], ['el búfalo', 'Buffalo', 'bull']],
    adjectives: [['africano', 'African'], ['poderoso', 'Mighty'], ['majestuoso', 'Majestic'], ['rugiente', 'Roaring'], ['ardiente', 'Blazing', 35]],
    complements: [['de la sabana', 'of the Savanna'], ['del Serengueti', 'of the Serengeti'], ['del sol rojo', 'of the Red Sun', 'dusk'], ['de las praderas', 'of the Grasslands'], ['del baobab', 'of the Baobab'], ['de la manada', 'of the Herd'], ['de la estación seca', 'of the Dry Season']],
    lands: ['hills', 'canyon', 'dunes'], airs: ['sparks', 'none', 'leaves'], times: ['dusk', 'day', 'dawn'], palettes: [[30, 60, 75], [340, 50, 55], [55, 75, 90], [300, 40, 40]],
  },
  {
    id: 'woods', es: 'Bosque', en: 'Woodland', mood: 'mysterious',
    subjects: [['el búho', 'Owl', 'owl'], ['el zorro', 'Fox', 'fox'], ['la seta', 'Toadstool', 'mushroom'], ['el oso', 'Bear', 'bear'], ['el lobo', 'Wolf', 'wolf'], ['la linterna', 'Lantern', 'lantern']],
    adjectives: [['silvestre', 'Wildwood'], ['susurrante', 'Whispering'], ['astuto', 'Cunning'], ['nocturno', 'Nocturnal'], ['anciano', 'Ancient']],
    complements: [['del bosque', 'of the Forest'], ['de los robles', 'of the Oaks'], ['del claro', 'of the Clearing'], ['de la luna', 'of the Moon', 'night'], ['del otoño', 'of Autumn'], ['de las hojas caídas', 'of Fallen Leaves'], ['de la cabaña', 'of the Cabin']],
    lands: ['forest'], airs: ['fireflies', 'leaves', 'snow'], times: ['night', 'dusk', 'dawn', 'day'], palettes: [[255, 150, 85], [280, 130, 60], [160, 120, 95], [45, 40, 80]],
  },
  {
    id: 'howl', es: 'Luna de lobos', en: 'Wolf moon', mood: 'wild',
    subjects: [['el lobo gris', 'Grey Wolf', 'wolf'], ['la loba', 'She-Wolf', 'wolf'], ['el zorro rojo', 'Red Fox', 'fox'], ['el búho blanco', 'Snowy Owl', 'owl'], ['el gato montés', 'Wildcat', 'jaguar'], ['el oso pardo', 'Brown Bear', 'bear']],
    adjectives: [['solitario', 'Lonely'], ['lunar', 'Lunar'], ['fiero', 'Fierce'], ['libre', 'Free'], ['plateado', 'Silver', 250]],
    complements: [['de luna llena', 'of the Full Moon', 'night'], ['de la manada', 'of the Pack'], ['del desfiladero', 'of the Gorge'], ['de las cumbres', 'of the Summits'], ['de la noche larga', 'of the Long Night', 'night'], ['del aullido', 'of the Howl'], ['de los Pirineos', 'of the Pyrenees']],
    lands: ['mountains', 'forest'], airs: ['snow', 'stars', 'fireflies'], times: ['night', 'dusk'], palettes: [[265, 250, 230], [290, 270, 60], [240, 220, 85], [310, 280, 25]],
  },
  {
    id: 'desert', es: 'Desierto', en: 'Desert', mood: 'mysterious',
    subjects: [['la pirámide', 'Pyramid', 'pyramid'], ['el oasis', 'Oasis', 'lotus'], ['la lámpara', 'Lamp', 'teapot'], ['la duna', 'Dune', 'cactus'], ['la caravana', 'Caravan', 'tent'], ['el reloj de sol', 'Sundial', 'clock']],
    adjectives: [['sediento', 'Thirsty'], ['ardiente', 'Burning', 35], ['errante', 'Drifting'], ['ámbar', 'Amber', 70], ['remoto', 'Remote']],
    complements: [['del desierto', 'of the Desert'], ['de las arenas', 'of the Sands'], ['del espejismo', 'of the Mirage'], ['del nómada', 'of the Nomad'], ['de las dunas', 'of the Dunes'], ['de la caravana', 'of the Long Caravan'], ['del sol eterno', 'of Endless Sun', 'day']],
    lands: ['dunes'], airs: ['sparks', 'stars', 'none'], times: ['dusk', 'day', 'night', 'dawn'], palettes: [[30, 65, 85], [260, 60, 60], [350, 45, 70], [220, 70, 95]],
  },
  {
    id: 'western', es: 'Lejano Oeste', en: 'Far West', mood: 'wild',
    subjects: [['la estrella del sheriff', 'Sheriff Star', 'badge'], ['el sombrero', 'Stetson', 'cowboyHat'], ['la herradura', 'Horseshoe', 'horseshoe'], ['el cactus', 'Cactus', 'cactus'], ['el bisonte', 'Bison', 'bull'], ['la diligencia', 'Stagecoach', 'train']],
    adjectives: [['vaquero', 'Cowboy'], ['forajido', 'Outlaw'], ['polvoriento', 'Dusty'], ['fronterizo', 'Frontier'], ['rápido', 'Quick']],
    complements: [['del Oeste', 'of the West'], ['del cañón', 'of the Canyon'], ['de la pradera', 'of the Prairie'], ['del mediodía', 'at High Noon', 'day'], ['de la frontera', 'of the Border'], ['del río Bravo', 'of Bravo River'], ['de la fiebre del oro', 'of the Gold Rush']],
    lands: ['canyon'], airs: ['sparks', 'coins', 'none'], times: ['dusk', 'day', 'dawn'], palettes: [[40, 40, 80], [235, 45, 70], [350, 35, 60], [70, 55, 95]],
  },
  {
    id: 'volcano', es: 'Volcán', en: 'Volcano', mood: 'epic',
    subjects: [['el volcán', 'Volcano', 'volcano'], ['el fénix', 'Phoenix', 'phoenix'], ['el dragón de fuego', 'Fire Dragon', 'dragon'], ['el rubí', 'Ruby', 'jewel'], ['la salamandra', 'Salamander', 'frog'], ['el corazón de lava', 'Lava Heart', 'jewel']],
    adjectives: [['ígneo', 'Fiery', 30], ['furioso', 'Furious'], ['incandescente', 'Molten', 45], ['rugiente', 'Rumbling'], ['despierto', 'Awakened']],
    complements: [['de fuego', 'of Fire'], ['del cráter', 'of the Crater'], ['de las cenizas', 'from the Ashes'], ['de lava', 'of Lava'], ['del magma', 'of Magma'], ['de la isla de humo', 'of Smoke Island'], ['del centro de la Tierra', 'of the Deep Earth']],
    lands: ['lava'], airs: ['sparks'], times: ['night', 'dusk'], palettes: [[20, 25, 55], [330, 20, 60], [285, 30, 45], [40, 20, 80]],
  },
  {
    id: 'dinosaurs', es: 'Dinosaurios', en: 'Dinosaurs', mood: 'wild',
    subjects: [['el dinosaurio', 'Dinosaur', 'dinosaur'], ['el huevo', 'Egg', 'egg'], ['el tiranosaurio', 'Tyrannosaur', 'dinosaur'], ['el gran lagarto', 'Great Lizard', 'dinosaur'], ['el nido', 'Nest', 'egg'], ['el volcán primitivo', 'First Volcano', 'volcano']],
    adjectives: [['prehistórico', 'Prehistoric'], ['colosal', 'Colossal'], ['primitivo', 'Primal'], ['feroz', 'Ferocious'], ['escamoso', 'Scaly']],
    complements: [['del Cretácico', 'of the Cretaceous'], ['del valle perdido', 'of the Lost Valley'], ['de los helechos', 'in the Ferns'], ['del primer día', 'of the First Day'], ['de la era dorada', 'of the Golden Age'], ['del pantano', 'of the Swamp'], ['del trueno', 'of Thunder']],
    lands: ['jungle', 'lava', 'hills'], airs: ['leaves', 'sparks', 'fireflies'], times: ['day', 'dusk', 'dawn'], palettes: [[160, 140, 90], [35, 120, 70], [200, 150, 95], [320, 140, 50]],
  },
  {
    id: 'meadow', es: 'Colmena', en: 'Beehive', mood: 'merry',
    subjects: [['la abeja', 'Bee', 'bee'], ['el tarro de miel', 'Honey Pot', 'honey'], ['el girasol', 'Sunflower', 'sunflower'], ['la mariposa dorada', 'Gold Butterfly', 'butterfly'], ['la reina de la colmena', 'Hive Queen', 'bee'], ['el oso goloso', 'Hungry Bear', 'bear']],
    adjectives: [['melífero', 'Honeyed', 75], ['zumbador', 'Buzzing'], ['laborioso', 'Busy'], ['dulce', 'Sweet'], ['soleado', 'Sunny']],
    complements: [['de la colmena', 'of the Hive'], ['del panal', 'of the Honeycomb'], ['de la pradera', 'of the Meadow'], ['de las flores', 'of the Flowers'], ['del romero', 'of Rosemary Hill'], ['de primavera', 'in Spring', 'day'], ['del campo en flor', 'of Blooming Fields']],
    lands: ['hills'], airs: ['petals', 'fireflies', 'leaves'], times: ['day', 'dawn', 'dusk'], palettes: [[225, 125, 95], [80, 120, 95], [200, 135, 75], [340, 130, 85]],
  },
  {
    id: 'garden', es: 'Jardín', en: 'Garden', mood: 'romantic',
    subjects: [['la rosa', 'Rose', 'rose'], ['el pavo real', 'Peacock', 'peacock'], ['la mariposa', 'Garden Butterfly', 'butterfly'], ['el clavel', 'Carnation', 'carnation'], ['el girasol gigante', 'Giant Sunflower', 'sunflower'], ['la llave del jardín', 'Garden Key', 'key']],
    adjectives: [['florido', 'Blooming'], ['perfumado', 'Fragrant'], ['rosado', 'Rosy', 0], ['delicado', 'Delicate'], ['enamorado', 'Lovestruck']],
    complements: [['del jardín', 'of the Garden'], ['del laberinto', 'of the Maze'], ['de la Alhambra', 'of the Old Palace'], ['del patio', 'of the Courtyard'], ['de los jazmines', 'of Jasmine'], ['de abril', 'of April', 'day'], ['de la marquesa', 'of the Marquise']],
    lands: ['ruins', 'hills', 'pavilion'], airs: ['petals', 'fireflies'], times: ['day', 'dawn', 'dusk'], palettes: [[340, 350, 60], [210, 140, 90], [290, 150, 30], [20, 145, 75]],
  },
]
