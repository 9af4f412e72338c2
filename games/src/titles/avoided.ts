/**
 * Names that belong to others, and words nobody should meet in a shop window. Compared without accents and case; a
 * phrase is avoided wherever it stands as whole words.
 */
const PHRASES: readonly string[] = [
  // Well-known machines and films.
  'starburst', 'gonzo', 'book of ra', 'book of dead', 'sweet bonanza', 'gates of olympus', 'big bass', 'wolf gold', 'wolf run',
  'mega moolah', 'cleopatra', 'buffalo king', 'fire joker', 'sugar rush', 'fruit party', 'the dog house', 'great rhino', 'jammin jars',
  'reactoonz', 'dead or alive', 'immortal romance', 'thunderstruck', 'bonanza', 'razor shark', 'money train', 'legacy of dead',
  'rise of olympus', 'moon princess', 'fire in the hole', 'lightning link', 'dragon link', 'buffalo gold', 'quick hit', 'sizzling hot',
  'lucky ladys charm', 'dolphins pearl', 'eye of horus', 'eye of the storm', 'mustang gold', 'chilli heat', 'wild west gold', 'madame destiny', 'aztec gems',
  'fortune of giza', 'fortune tiger', 'fortune ox', 'fortune rabbit', 'fortune dragon', 'fortune mouse', 'mahjong ways', 'wild bandito',
  'lucky neko', 'pirates of the caribbean', 'jurassic', 'jurasico', 'star wars', 'harry potter', 'lord of the rings', 'game of thrones', 'indiana jones',
  'aladdin', 'ghost rider', 'iron man', 'dragon ball', 'lion king', 'rey leon', 'cash machine', 'double diamond', 'triple diamond', 'blazing 7s', 'hot shot',
  'golden goddess', 'siberian storm', 'raging rhino', 'pink panther', 'lobstermania', 'wheel of fortune', 'zeus', 'royal masquerade',
  'white rabbit', 'secret of the stones', 'twin spin', 'jack and the beanstalk', 'extra chilli', 'vikings go', 'feria de luz', 'lucky lady',
  'golden dragon', 'red dragon', 'white tiger', 'panda king', 'dancing drums', 'golden egypt', 'lucky seven', 'book of',
  // Faith is nobody's decoration.
  'dios', 'god', 'goddess', 'diosa', 'jesus', 'alah', 'allah', 'buda', 'buddha', 'biblia', 'bible', 'coran', 'quran', 'virgen', 'saint', 'san', 'santo', 'holy', 'sagrado',
  'sacred', 'diablo', 'devil', 'satan', 'infierno', 'hell', 'prayer', 'shiva', 'ganesha', 'krishna', 'torah', 'crucifix',
  // Harm, need and luck that nobody can promise.
  'sexo', 'sex', 'drogas', 'cocaine', 'cocaina', 'muerte', 'death', 'dead', 'kill', 'nazi', 'esclavo', 'slave', 'gitano', 'gitana', 'gypsy', 'savage',
  'guaranteed', 'garantizado', 'free money', 'dinero gratis', 'suicide', 'gun', 'pistola', 'rifle', 'bomb', 'bomba',
]

// One pattern for all: ten thousand names are held against it when the shop opens.
const AVOIDED = new RegExp(`\\b(?:${PHRASES.join('|')})\\b`)

/** Whether a folded name may not be used. */
export const isAvoided = (foldedName: string): boolean => AVOIDED.test(foldedName)

export const avoidedPhrases: readonly string[] = PHRASES
