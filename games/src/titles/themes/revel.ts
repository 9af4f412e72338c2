import type { Theme } from '../theme.ts'

// A theme is read as a table: one line for each kind of word.
// oxfmt-ignore
export const revel: readonly Theme[] = [
  {
    id: 'fiesta', es: 'Fiesta', en: 'Fiesta', mood: 'merry',
    hand: 'circus', frame: 'marquee', tune: ['E', 'phrygianDominant'],
    subjects: [['el farolillo', 'Paper Lantern', 'lantern'], ['la guitarra', 'Guitar', 'guitar'], ['la estrella', 'Star', 'starLantern'], ['el abanico', 'Fan', 'fan'], ['la trompeta', 'Trumpet', 'trumpet'], ['el tambor', 'Fiesta Drum', 'drum']],
    adjectives: [['verbenero', 'Festive'], ['alegre', 'Merry'], ['callejero', 'Street'], ['bailarín', 'Dancing'], ['veraniego', 'Summer']],
    complements: [['de la feria', 'of the Fair'], ['de la plaza', 'of the Plaza'], ['de la verbena', 'of the Street Party', 'night'], ['de agosto', 'of August'], ['de mi pueblo', 'of My Village'], ['del último vals', 'of the Last Waltz'], ['de los fuegos', 'of the Fireworks', 'night']],
    lands: ['fair', 'village'], airs: ['confetti', 'stars', 'notes'], times: ['night', 'dusk'], palettes: [[285, 330, 60], [265, 20, 75], [320, 300, 40], [245, 340, 85]],
  },
  {
    id: 'flamenco', es: 'Flamenco', en: 'Flamenco', mood: 'romantic',
    hand: 'silk', frame: 'gilt', tune: ['A', 'phrygianDominant'],
    subjects: [['la bailaora', 'Dancer', 'fan'], ['el clavel', 'Red Carnation', 'carnation'], ['la guitarra flamenca', 'Spanish Guitar', 'guitar'], ['la rosa', 'Rose of Seville', 'rose'], ['el toro', 'Bull', 'bull'], ['la luna andaluza', 'Andalusian Moon', 'starLantern']],
    adjectives: [['flamenco', 'Flamenco'], ['andaluz', 'Andalusian'], ['apasionado', 'Passionate', 20], ['moreno', 'Dusky'], ['sevillano', 'Sevillian']],
    complements: [['de Triana', 'of Triana'], ['del tablao', 'of the Tablao'], ['de la madrugada', 'of the Small Hours', 'night'], ['de Granada', 'of Granada'], ['del compás', 'of the Rhythm'], ['de mi alma', 'of My Soul'], ['de la soleá', 'of the Old Song']],
    lands: ['stage', 'village'], airs: ['petals', 'notes', 'sparks'], times: ['dusk', 'night'], palettes: [[15, 20, 60], [350, 10, 45], [300, 15, 35], [40, 25, 85]],
  },
  {
    id: 'carnival', es: 'Carnaval', en: 'Carnival', mood: 'merry',
    hand: 'circus', frame: 'marquee', tune: ['G', 'minor'],
    subjects: [['la máscara', 'Mask', 'mask'], ['el antifaz', 'Domino Mask', 'mask'], ['la pluma', 'Plume', 'peacock'], ['el tamboril', 'Samba Drum', 'drum'], ['el arlequín', 'Harlequin', 'mask'], ['el regalo de carnaval', 'Carnival Gift', 'gift']],
    adjectives: [['veneciano', 'Venetian'], ['enmascarado', 'Masked'], ['pícaro', 'Roguish'], ['multicolor', 'Rainbow'], ['brillante', 'Glittering']],
    complements: [['del carnaval', 'of the Carnival'], ['de Río', 'of Rio'], ['de Venecia', 'of Venice'], ['de Cádiz', 'of Cadiz'], ['del gran desfile', 'of the Grand Parade'], ['del último baile', 'of the Last Dance', 'night'], ['de las plumas', 'of the Feathers']],
    lands: ['fair', 'stage', 'city'], airs: ['confetti', 'stars', 'notes'], times: ['night', 'dusk'], palettes: [[310, 300, 60], [195, 320, 85], [340, 280, 50], [260, 150, 95]],
  },
  {
    id: 'circus', es: 'Circo', en: 'Circus', mood: 'merry',
    hand: 'circus', frame: 'marquee', tune: ['C', 'lydian'],
    subjects: [['la carpa', 'Big Top', 'tent'], ['el elefante del circo', 'Circus Elephant', 'elephant'], ['el globo', 'Balloon', 'balloon'], ['el sombrero del mago', 'Magician Hat', 'hat'], ['el león saltarín', 'Leaping Lion', 'lion'], ['el redoble', 'Drum Roll', 'drum']],
    adjectives: [['ambulante', 'Travelling'], ['fantástico', 'Fantastic'], ['acrobático', 'Acrobatic'], ['asombroso', 'Amazing'], ['rayado', 'Striped']],
    complements: [['del gran circo', 'of the Grand Circus'], ['de tres pistas', 'of Three Rings'], ['del trapecio', 'of the Trapeze'], ['del domador', 'of the Ringmaster'], ['de los payasos', 'of the Clowns'], ['de la última función', 'of the Last Show', 'night'], ['del aplauso', 'of the Applause']],
    lands: ['stage', 'fair'], airs: ['confetti', 'stars', 'sparks'], times: ['dusk', 'night', 'day'], palettes: [[20, 15, 80], [260, 20, 75], [45, 25, 90], [200, 10, 70]],
  },
  {
    id: 'jazz', es: 'Club de jazz', en: 'Jazz club', mood: 'romantic',
    hand: 'neon', frame: 'gilt', tune: ['F', 'dorian'],
    subjects: [['la trompeta', 'Jazz Trumpet', 'trumpet'], ['el gramófono', 'Gramophone', 'gramophone'], ['el micrófono', 'Microphone', 'microphone'], ['el cóctel', 'Cocktail', 'cocktail'], ['el gato', 'Jazz Cat', 'cat'], ['el tambor de swing', 'Swing Drum', 'drum']],
    adjectives: [['ronco', 'Smoky'], ['elegante', 'Elegant'], ['melódico', 'Melodic'], ['trasnochador', 'Late-Night'], ['aterciopelado', 'Velvet', 320]],
    complements: [['de Nueva Orleans', 'of New Orleans'], ['del swing', 'of Swing'], ['de los años veinte', 'of the Twenties'], ['de la última copa', 'of the Last Round', 'night'], ['del club azul', 'of the Blue Club'], ['de Broadway', 'of Broadway Street'], ['del salón', 'of the Ballroom']],
    lands: ['stage', 'city'], airs: ['notes', 'stars'], times: ['night', 'dusk'], palettes: [[280, 320, 70], [250, 280, 50], [310, 20, 60], [220, 260, 85]],
  },
  {
    id: 'city', es: 'Ciudad de noche', en: 'City night', mood: 'wild',
    hand: 'neon', frame: 'tube', tune: ['B', 'dorian'],
    subjects: [['el descapotable', 'Convertible', 'car'], ['el neón', 'Neon Light', 'cocktail'], ['el gato callejero', 'Alley Cat', 'cat'], ['el siete', 'Seven', 'seven'], ['la avenida', 'Avenue', 'car'], ['el robot de la esquina', 'Corner Robot', 'robot']],
    adjectives: [['urbano', 'Urban'], ['eléctrico', 'Electric', 200], ['nocturno', 'Midnight'], ['veloz', 'Speedy'], ['magenta', 'Magenta', 340]],
    complements: [['de neón', 'of Neon'], ['de la gran ciudad', 'of the Big City'], ['de los tejados', 'of the Rooftops'], ['de la avenida', 'of the Boulevard'], ['del semáforo', 'at the Red Light'], ['del último metro', 'of the Last Train', 'night'], ['del barrio', 'of the Quarter']],
    lands: ['city'], airs: ['stars', 'none', 'notes'], times: ['night', 'dusk'], palettes: [[290, 310, 340], [265, 280, 195], [320, 290, 60], [240, 250, 320]],
  },
  {
    id: 'racing', es: 'Carreras', en: 'Racing', mood: 'wild',
    hand: 'chrome', frame: 'rivets', tune: ['E', 'mixolydian'],
    subjects: [['el bólido', 'Racer', 'car'], ['la copa', 'Cup', 'trophy'], ['el cronómetro', 'Stopwatch', 'clock'], ['la escudería', 'Racing Team', 'badge'], ['la meta', 'Finish Line', 'trophy'], ['el casco', 'Crash Helmet', 'astronaut']],
    adjectives: [['turbo', 'Turbo'], ['imparable', 'Unstoppable'], ['campeón', 'Champion'], ['ruidoso', 'Roaring'], ['relámpago', 'Lightning', 90]],
    complements: [['de la última vuelta', 'of the Last Lap'], ['del gran premio', 'of the Grand Tour'], ['de la curva', 'of the Hairpin'], ['del rally', 'of the Rally'], ['de la autopista', 'of the Highway'], ['de los campeones', 'of Champions'], ['de la bandera', 'of the Flag']],
    lands: ['city', 'canyon', 'hills'], airs: ['sparks', 'confetti', 'none'], times: ['dusk', 'day', 'night'], palettes: [[25, 260, 60], [240, 20, 80], [300, 280, 40], [190, 250, 95]],
  },
  {
    id: 'cup', es: 'Gran final', en: 'Grand final', mood: 'merry',
    hand: 'chrome', frame: 'gilt', tune: ['A', 'major'],
    subjects: [['el trofeo', 'Trophy', 'trophy'], ['la medalla', 'Medal', 'jewel'], ['el escudo del club', 'Club Crest', 'shield'], ['la campana final', 'Final Bell', 'bell'], ['el gallo del equipo', 'Team Rooster', 'rooster'], ['el tigre del estadio', 'Stadium Tiger', 'tiger']],
    adjectives: [['victorioso', 'Victorious'], ['invicto', 'Undefeated'], ['deportivo', 'Sporting'], ['valiente', 'Valiant'], ['imbatible', 'Unbeatable']],
    complements: [['de la gran final', 'of the Grand Final'], ['del estadio', 'of the Stadium'], ['de la afición', 'of the Fans'], ['del minuto noventa', 'in Extra Time'], ['de la liga', 'of the League'], ['del domingo', 'of Sunday', 'day'], ['de los once', 'of the Eleven']],
    lands: ['stage', 'city', 'hills'], airs: ['confetti', 'stars', 'coins'], times: ['day', 'night', 'dusk'], palettes: [[150, 140, 90], [245, 150, 80], [25, 140, 75], [280, 145, 60]],
  },
  {
    id: 'winter', es: 'Feria de invierno', en: 'Winter fair', mood: 'merry',
    hand: 'ice', frame: 'frost', tune: ['G', 'major'],
    subjects: [['el regalo', 'Gift', 'gift'], ['la campanilla', 'Little Bell', 'bell'], ['el pingüino abrigado', 'Cosy Penguin', 'penguin'], ['el tren de juguete', 'Toy Train', 'train'], ['la taza caliente', 'Hot Cup', 'coffee'], ['el zorro de nieve', 'Snow Fox', 'fox']],
    adjectives: [['invernal', 'Wintry'], ['nevado', 'Snow-Capped'], ['acogedor', 'Cosy'], ['escarchado', 'Frosted', 220], ['navideño', 'Yuletide']],
    complements: [['de la primera nieve', 'of First Snow'], ['de diciembre', 'of December'], ['del mercadillo', 'of the Winter Market'], ['de la chimenea', 'by the Fireside', 'night'], ['del trineo', 'of the Sleigh'], ['de los copos', 'of Snowflakes'], ['de Año Nuevo', 'of New Year', 'night']],
    lands: ['ice', 'village', 'fair'], airs: ['snow'], times: ['night', 'dusk', 'day'], palettes: [[255, 220, 75], [20, 215, 85], [165, 200, 70], [285, 230, 50]],
  },
]
