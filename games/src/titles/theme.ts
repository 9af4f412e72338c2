/** The figures our painters know. A subject of a theme names one, so that a title shows what it is called after. */
export type Figure =
  | 'tiger' | 'jaguar' | 'lion' | 'wolf' | 'fox' | 'elephant' | 'bear' | 'bull' | 'frog' | 'panda' | 'penguin' | 'cat'
  | 'rooster' | 'parrot' | 'toucan' | 'owl' | 'peacock' | 'phoenix' | 'butterfly' | 'bee' | 'cupcake' | 'donut'
  | 'lollipop' | 'iceCream' | 'coffee' | 'teapot' | 'chilli' | 'cocktail' | 'trumpet' | 'gramophone' | 'drum'
  | 'microphone' | 'cowboyHat' | 'badge' | 'cactus' | 'cherries' | 'melon' | 'citrus' | 'strawberry' | 'pineapple'
  | 'grapes' | 'apple' | 'pumpkin' | 'honey' | 'rose' | 'sunflower' | 'lotus' | 'mushroom' | 'clover' | 'kabuto'
  | 'helmet' | 'viking' | 'shield' | 'idol' | 'scarab' | 'dragon' | 'dinosaur' | 'egg' | 'astronaut' | 'robot'
  | 'dancingLion' | 'castle' | 'pyramid' | 'stepPyramid' | 'volcano' | 'pagoda' | 'torii' | 'temple' | 'windmill'
  | 'tent' | 'planet' | 'rocket' | 'train' | 'balloon' | 'car' | 'barn' | 'lighthouse' | 'ship' | 'whale' | 'pearl'
  | 'octopus' | 'fish' | 'turtle' | 'anchor' | 'crab' | 'diamond' | 'jewel' | 'crown' | 'chest' | 'seven' | 'bell'
  | 'horseshoe' | 'orb' | 'potion' | 'hat' | 'book' | 'key' | 'compass' | 'clock' | 'trophy' | 'gift' | 'carnation'
  | 'fan' | 'guitar' | 'lantern' | 'mask' | 'starLantern'

export type Land =
  | 'hills' | 'mountains' | 'dunes' | 'sea' | 'deep' | 'jungle' | 'forest' | 'ice' | 'canyon' | 'lava' | 'cave' | 'city'
  | 'village' | 'stage' | 'library' | 'workshop' | 'ruins' | 'pavilion' | 'sweetland' | 'space' | 'skies' | 'fair'

export type Air =
  | 'stars' | 'sparks' | 'snow' | 'petals' | 'leaves' | 'bubbles' | 'confetti' | 'fireflies' | 'coins' | 'notes' | 'none'

export type Time = 'dawn' | 'day' | 'dusk' | 'night'
export type Mood = 'calm' | 'merry' | 'epic' | 'mysterious' | 'romantic' | 'wild'

/** A noun with its article in Spanish, its English word, and the figure that shows it. */
export type Subject = readonly [es: string, en: string, figure: Figure]
/** An adjective: masculine singular in Spanish. A hue, where it names a colour. */
export type Adjective = readonly [es: string, en: string, hue?: number]
/** What follows a noun. A time, where it names one. */
export type Complement = readonly [es: string, en: string, time?: Time]
/** Hues of the sky, the land and the light, in OKLCH degrees. */
export type Palette = readonly [sky: number, land: number, light: number]

export type Theme = {
  readonly id: string
  readonly es: string
  readonly en: string
  readonly mood: Mood
  readonly subjects: readonly Subject[]
  readonly adjectives: readonly Adjective[]
  readonly complements: readonly Complement[]
  readonly lands: readonly Land[]
  readonly airs: readonly Air[]
  readonly times: readonly Time[]
  readonly palettes: readonly Palette[]
}
