import type { Theme } from '../theme.ts'

// A theme is read as a table: one line for each kind of word.
// oxfmt-ignore
export const table: readonly Theme[] = [
  {
    id: 'sweets', es: 'Dulces', en: 'Sweets', mood: 'merry',
    subjects: [['la piruleta', 'Lollipop', 'lollipop'], ['la magdalena', 'Cupcake', 'cupcake'], ['la rosquilla', 'Doughnut', 'donut'], ['el regalo dulce', 'Sweet Gift', 'gift'], ['la guinda', 'Cherry on Top', 'cherries'], ['el castillo de azúcar', 'Sugar Castle', 'castle']],
    adjectives: [['azucarado', 'Sugary'], ['goloso', 'Sweet-Tooth'], ['rosa', 'Pink', 350], ['crujiente', 'Crunchy'], ['glaseado', 'Glazed']],
    complements: [['de azúcar', 'of Sugar'], ['de fresa', 'of Strawberry'], ['de la pastelería', 'of the Cake Shop'], ['de caramelo', 'of Caramel'], ['de la abuela', "of Grandma's Kitchen"], ['de chocolate', 'of Chocolate'], ['del país dulce', 'of Sweetland']],
    lands: ['sweetland'], airs: ['confetti', 'stars', 'bubbles'], times: ['day', 'dawn'], palettes: [[340, 350, 60], [220, 330, 350], [300, 20, 90], [180, 340, 80]],
  },
  {
    id: 'icecream', es: 'Heladería', en: 'Ice-cream parlour', mood: 'merry',
    subjects: [['el helado', 'Ice Cream', 'iceCream'], ['el cucurucho', 'Cone', 'iceCream'], ['la piña colada', 'Pineapple Cooler', 'pineapple'], ['el batido', 'Milkshake', 'cocktail'], ['la sandía', 'Watermelon', 'melon'], ['el pingüino heladero', 'Ice-Cream Penguin', 'penguin']],
    adjectives: [['cremoso', 'Creamy'], ['refrescante', 'Refreshing'], ['fresquito', 'Chilled', 200], ['estival', 'Summertime'], ['mentolado', 'Minty', 165]],
    complements: [['de vainilla', 'of Vanilla'], ['de la playa', 'of the Beach'], ['de tres bolas', 'of Three Scoops'], ['del paseo', 'of the Promenade'], ['de limón', 'of Lemon'], ['de la siesta', 'of Siesta Time', 'day'], ['de menta', 'of Mint']],
    lands: ['sweetland', 'sea', 'skies'], airs: ['bubbles', 'confetti', 'stars'], times: ['day', 'dawn'], palettes: [[200, 340, 80], [330, 180, 95], [230, 20, 70], [165, 350, 60]],
  },
  {
    id: 'fruit', es: 'Frutas', en: 'Fruits', mood: 'merry',
    subjects: [['las cerezas', 'Cherries', 'cherries'], ['la sandía', 'Melon', 'melon'], ['el limón', 'Lemon', 'citrus'], ['la fresa', 'Strawberry', 'strawberry'], ['la piña', 'Pineapple', 'pineapple'], ['las uvas', 'Grapes', 'grapes']],
    adjectives: [['jugoso', 'Juicy'], ['fresco', 'Fresh'], ['maduro', 'Ripe'], ['explosivo', 'Bursting'], ['agridulce', 'Bittersweet']],
    complements: [['de la frutería', 'of the Fruit Stall'], ['del trópico', 'of the Tropics'], ['de la macedonia', 'of the Fruit Salad'], ['de temporada', 'of the Season'], ['del huerto', 'of the Orchard Wall'], ['de la cosecha', 'of the Harvest'], ['del mercado', 'of the Market']],
    lands: ['hills', 'fair', 'stage'], airs: ['leaves', 'stars', 'coins'], times: ['day', 'dusk', 'night'], palettes: [[280, 320, 60], [160, 140, 90], [20, 30, 75], [240, 290, 85]],
  },
  {
    id: 'orchard', es: 'Huerto', en: 'Orchard', mood: 'calm',
    subjects: [['la manzana', 'Apple', 'apple'], ['la naranja', 'Orange', 'citrus'], ['la colmena del huerto', 'Orchard Hive', 'honey'], ['el molino', 'Old Mill', 'windmill'], ['la fresa silvestre', 'Wild Strawberry', 'strawberry'], ['el búho frutero', 'Orchard Owl', 'owl']],
    adjectives: [['maduro', 'Mellow'], ['campestre', 'Country'], ['otoñal', 'Autumn'], ['generoso', 'Bountiful'], ['rústico', 'Rustic']],
    complements: [['del huerto', 'of the Orchard'], ['de Valencia', 'of Valencia'], ['del manzano', 'of the Apple Tree'], ['de septiembre', 'of September'], ['de la vendimia', 'of the Picking'], ['de la sidra', 'of Cider Hill'], ['de la tía Rosa', 'of Aunt Rose']],
    lands: ['hills'], airs: ['leaves', 'petals', 'fireflies'], times: ['day', 'dawn', 'dusk'], palettes: [[215, 130, 90], [55, 110, 80], [240, 140, 70], [340, 125, 60]],
  },
  {
    id: 'vineyard', es: 'Viñedo', en: 'Vineyard', mood: 'romantic',
    subjects: [['el racimo', 'Bunch of Grapes', 'grapes'], ['la copa de tinto', 'Glass of Red', 'cocktail'], ['la bodega', 'Wine Cellar', 'barn'], ['el castillo del vino', 'Wine Castle', 'castle'], ['la llave de la bodega', 'Cellar Key', 'key'], ['el zorro de la viña', 'Vineyard Fox', 'fox']],
    adjectives: [['tinto', 'Burgundy', 350], ['añejo', 'Vintage'], ['dorado por el sol', 'Sun-Kissed'], ['riojano', 'Riojan'], ['generoso', 'Full-Bodied']],
    complements: [['de La Rioja', 'of La Rioja'], ['del lagar', 'of the Wine Press'], ['de la viña', 'of the Vineyard'], ['de Jerez', 'of Jerez'], ['de octubre', 'of October'], ['de la gran reserva', 'of the Grand Reserve'], ['del valle', 'of the Valley']],
    lands: ['hills', 'village'], airs: ['leaves', 'petals', 'none'], times: ['dusk', 'day', 'dawn'], palettes: [[350, 125, 60], [300, 130, 45], [30, 115, 75], [260, 140, 30]],
  },
  {
    id: 'spice', es: 'Picante', en: 'Hot and spicy', mood: 'wild',
    subjects: [['el chile', 'Chilli', 'chilli'], ['la guindilla', 'Cayenne', 'chilli'], ['el sombrero', 'Sombrero', 'cowboyHat'], ['la salsa', 'Salsa', 'drum'], ['el gallo picante', 'Spicy Rooster', 'rooster'], ['el cactus bailón', 'Dancing Cactus', 'cactus']],
    adjectives: [['picante', 'Spicy'], ['abrasador', 'Scorching', 30], ['sabroso', 'Tasty'], ['bravo', 'Fiery-Hot'], ['mexicano', 'Mexican']],
    complements: [['de Oaxaca', 'of Oaxaca'], ['de la cocina', 'of the Kitchen'], ['de los mariachis', 'of the Mariachi'], ['del mercado', 'of the Spice Market'], ['de fuego lento', 'of Slow Fire'], ['de la cantina', 'of the Cantina'], ['de la piñata', 'of the Piñata']],
    lands: ['canyon', 'fair', 'village'], airs: ['sparks', 'confetti', 'notes'], times: ['dusk', 'day', 'night'], palettes: [[30, 40, 80], [150, 30, 70], [200, 25, 85], [350, 45, 60]],
  },
  {
    id: 'coffee', es: 'Café', en: 'Coffee house', mood: 'calm',
    subjects: [['el café', 'Coffee', 'coffee'], ['la taza', 'Coffee Cup', 'coffee'], ['el gato del café', 'Café Cat', 'cat'], ['el gramófono', 'Café Gramophone', 'gramophone'], ['la rosquilla', 'Café Doughnut', 'donut'], ['el libro abierto', 'Open Book', 'book']],
    adjectives: [['tostado', 'Roasted', 55], ['cremoso', 'Frothy'], ['humeante', 'Steaming'], ['bohemio', 'Bohemian'], ['colombiano', 'Colombian']],
    complements: [['de la esquina', 'on the Corner'], ['del desayuno', 'of Breakfast', 'dawn'], ['de los poetas', 'of the Poets'], ['de Colombia', 'of Colombia'], ['de las cinco', 'at Five'], ['de la tertulia', 'of Long Talks'], ['de medianoche y media', 'of Half Past Twelve', 'night']],
    lands: ['library', 'city', 'village'], airs: ['stars', 'notes', 'leaves'], times: ['dusk', 'night', 'dawn'], palettes: [[45, 55, 75], [30, 40, 60], [250, 60, 70], [330, 45, 50]],
  },
  {
    id: 'tea', es: 'Jardín de té', en: 'Tea garden', mood: 'calm',
    subjects: [['la tetera', 'Tea Kettle', 'teapot'], ['el loto', 'White Lotus', 'lotus'], ['el panda del té', 'Tea Panda', 'panda'], ['la pagoda', 'Tea Pagoda', 'pagoda'], ['el farolillo', 'Silk Lantern', 'lantern'], ['la carpa de oro', 'Golden Koi', 'fish']],
    adjectives: [['apacible', 'Peaceful'], ['sedoso', 'Silky'], ['perfumado', 'Scented'], ['pálido', 'Pale'], ['sereno', 'Gentle']],
    complements: [['del té verde', 'of Green Tea'], ['del jardín de té', 'of the Tea Garden'], ['de la porcelana', 'of Porcelain'], ['del puente rojo', 'of the Red Bridge'], ['de las grullas', 'of the Cranes'], ['de la lluvia fina', 'of Soft Rain'], ['de jazmín', 'of Jasmine Tea']],
    lands: ['pavilion'], airs: ['petals', 'fireflies'], times: ['dawn', 'day', 'dusk'], palettes: [[165, 345, 80], [200, 350, 70], [300, 340, 50], [130, 0, 90]],
  },
  {
    id: 'farm', es: 'Granja', en: 'Farm', mood: 'merry',
    subjects: [['el gallo', 'Rooster', 'rooster'], ['el granero', 'Barn', 'barn'], ['la calabaza', 'Pumpkin', 'pumpkin'], ['el toro de la granja', 'Farm Bull', 'bull'], ['el molino', 'Farm Windmill', 'windmill'], ['la cesta de huevos', 'Egg Basket', 'egg']],
    adjectives: [['granjero', 'Farmyard'], ['madrugador', 'Early-Bird'], ['rechoncho', 'Plump'], ['campero', 'Country-Style'], ['premiado', 'Prize']],
    complements: [['de la granja', 'of the Farm'], ['del corral', 'of the Barnyard'], ['de la cosecha', 'of Harvest Day'], ['del tío Antonio', 'of Uncle Anton'], ['del maizal', 'of the Cornfield'], ['del alba', 'at Daybreak', 'dawn'], ['de los trigales', 'of the Wheatfields']],
    lands: ['hills'], airs: ['leaves', 'petals', 'fireflies'], times: ['day', 'dawn', 'dusk'], palettes: [[230, 125, 85], [200, 110, 95], [35, 100, 80], [260, 130, 60]],
  },
  {
    id: 'harvest', es: 'Noche de calabazas', en: 'Pumpkin night', mood: 'mysterious',
    subjects: [['la calabaza', 'Jack-o-Lantern', 'pumpkin'], ['el gato negro', 'Black Cat', 'cat'], ['el búho', 'Night Owl', 'owl'], ['la bruja', 'Witch', 'hat'], ['el caldero', 'Cauldron', 'potion'], ['el farol', 'Old Lamp', 'lantern']],
    adjectives: [['espeluznante', 'Spooky'], ['embrujado', 'Haunted'], ['tenebroso', 'Shadowy'], ['risueño', 'Grinning'], ['anaranjado', 'Orange', 55]],
    complements: [['de la medianoche', 'of Midnight', 'night'], ['del caserón', 'of the Old Manor'], ['de octubre', 'of Late October'], ['de las sombras', 'of the Shadows'], ['de la luna roja', 'of the Red Moon', 'night'], ['del maleficio', 'of the Hex'], ['de los murciélagos', 'of the Bats']],
    lands: ['forest', 'village', 'hills'], airs: ['fireflies', 'leaves', 'sparks'], times: ['night', 'dusk'], palettes: [[290, 300, 60], [270, 130, 75], [320, 280, 45], [245, 60, 50]],
  },
]
