import type { Theme } from '../theme.ts'

/** Warm food. */
// A theme is read as a table: one line for each kind of word.
// oxfmt-ignore
export const oven: readonly Theme[] = [
  {
    id: 'bakery', es: 'Panadería', en: 'Bakery', mood: 'calm',
    hand: 'story', frame: 'page', tune: ['F', 'major'],
    subjects: [['el cruasán', 'Croissant', 'croissant'], ['la hogaza', 'Loaf', 'bread'], ['el molino harinero', 'Flour Mill', 'windmill'], ['la magdalena tibia', 'Warm Muffin', 'cupcake'], ['el tarro de mermelada', 'Jam Jar', 'honey'], ['el gato panadero', 'Bakery Cat', 'cat']],
    adjectives: [['crujiente', 'Crusty'], ['recién hecho', 'Fresh-Baked'], ['dorado al horno', 'Oven-Golden', 70], ['esponjoso', 'Airy'], ['artesano', 'Handmade']],
    complements: [['del horno', 'of the Oven'], ['de la madrugada', 'of the Small Hours', 'dawn'], ['de masa madre', 'of Sourdough'], ['del obrador', 'of the Bakehouse'], ['de mantequilla', 'of Butter'], ['del domingo', 'of Sunday', 'day']],
    lands: ['kitchen', 'village'], airs: ['none', 'sparks', 'leaves'], times: ['dawn', 'day', 'dusk'], palettes: [[60, 65, 85], [25, 50, 75], [215, 60, 80], [340, 45, 70]],
  },
  {
    id: 'sushi', es: 'Barra de sushi', en: 'Sushi bar', mood: 'calm',
    hand: 'silk', frame: 'silk', tune: ['E', 'phrygian'],
    subjects: [['el sushi', 'Sushi', 'sushi'], ['el salmón', 'Salmon', 'fish'], ['el gato de la suerte', 'Lucky Cat', 'cat'], ['el farolillo', 'Bar Lantern', 'lantern'], ['la tetera', 'Iron Teapot', 'teapot'], ['el pulpo del chef', 'Chef Octopus', 'octopus']],
    adjectives: [['japonés', 'Japanese'], ['exquisito', 'Exquisite'], ['salmón', 'Salmon-Pink', 35], ['minimalista', 'Minimal'], ['fresquísimo', 'Freshest']],
    complements: [['de la barra', 'of the Counter'], ['de Osaka', 'of Osaka'], ['del mercado de Tokio', 'of Tokyo Market'], ['del chef', 'of the Chef'], ['de la marea baja', 'of the Low Tide'], ['de los palillos', 'of Chopsticks']],
    lands: ['pavilion', 'kitchen', 'city'], airs: ['petals', 'none', 'bubbles'], times: ['night', 'dusk', 'day'], palettes: [[20, 10, 75], [200, 350, 60], [260, 20, 85], [160, 15, 80]],
  },
  {
    id: 'pizza', es: 'Trattoria', en: 'Trattoria', mood: 'merry',
    hand: 'circus', frame: 'plain', tune: ['C', 'major'],
    subjects: [['la pizza', 'Pizza', 'pizza'], ['el tomate', 'Tomato', 'tomato'], ['el queso fundido', 'Melted Cheese', 'cheese'], ['el acordeón', 'Accordion', 'accordion'], ['la guindilla de Calabria', 'Calabrian Chilli', 'chilli'], ['el racimo', 'Tuscan Vine', 'grapes']],
    adjectives: [['napolitano', 'Neapolitan'], ['sabroso', 'Savoury'], ['casero', 'Home-Made'], ['italiano', 'Italian'], ['picantón', 'Peppery', 28]],
    complements: [['de Nápoles', 'of Naples'], ['de la nonna', 'of the Nonna'], ['del horno de leña', 'of the Wood Oven'], ['de la albahaca', 'of Basil'], ['del Vesubio', 'of Vesuvius'], ['de la piazza', 'of the Piazza']],
    lands: ['kitchen', 'village'], airs: ['leaves', 'notes', 'none'], times: ['day', 'dusk', 'night'], palettes: [[145, 25, 85], [30, 140, 75], [230, 35, 80], [350, 120, 90]],
  },
  {
    id: 'diner', es: 'Cafetería americana', en: 'Roadside diner', mood: 'merry',
    hand: 'neon', frame: 'tube', tune: ['A', 'mixolydian'],
    subjects: [['la hamburguesa', 'Burger', 'burger'], ['las patatas', 'Fries', 'fries'], ['el batido de fresa', 'Strawberry Shake', 'cocktail'], ['la gramola', 'Jukebox', 'vinyl'], ['el descapotable rosa', 'Pink Convertible', 'car'], ['la rosquilla glaseada', 'Glazed Doughnut', 'donut']],
    adjectives: [['doble', 'Double'], ['cromado', 'Chromed', 250], ['jugoso', 'Saucy'], ['rocanrolero', 'Rockabilly'], ['gigante', 'Giant']],
    complements: [['de la autopista', 'of the Highway'], ['de los cincuenta', 'of the Fifties'], ['del autocine', 'of the Drive-In', 'night'], ['con extra de queso', 'with Extra Cheese'], ['de medio camino', 'of the Halfway Stop'], ['de la gramola', 'of the Jukebox']],
    lands: ['grid', 'city', 'kitchen'], airs: ['notes', 'stars', 'none'], times: ['night', 'dusk', 'day'], palettes: [[340, 190, 190], [195, 20, 85], [280, 330, 60], [30, 200, 90]],
  },
  {
    id: 'chocolate', es: 'Chocolate', en: 'Chocolate', mood: 'romantic',
    hand: 'gilded', frame: 'cane', tune: ['D', 'lydian'],
    subjects: [['el chocolate', 'Chocolate Bar', 'chocolate'], ['la taza de cacao', 'Cup of Cocoa', 'coffee'], ['la fresa bañada', 'Dipped Strawberry', 'strawberry'], ['el bombón corazón', 'Heart Bonbon', 'heart'], ['el regalo de cacao', 'Cocoa Gift', 'gift'], ['la guinda al licor', 'Liqueur Cherry', 'cherries']],
    adjectives: [['amargo', 'Dark'], ['cremoso', 'Creamy'], ['derretido', 'Melting'], ['belga', 'Belgian'], ['aterciopelado', 'Velvety']],
    complements: [['del chocolatero', 'of the Chocolatier'], ['con avellanas', 'with Hazelnuts'], ['de cacao puro', 'of Pure Cacao'], ['de Bruselas', 'of Brussels'], ['de la merienda', 'of Teatime'], ['de Oaxaca', 'of Cacao Valley']],
    lands: ['sweetland', 'kitchen'], airs: ['petals', 'confetti', 'none'], times: ['dusk', 'day', 'night'], palettes: [[45, 40, 75], [345, 30, 80], [25, 50, 60], [290, 35, 70]],
  },
]
