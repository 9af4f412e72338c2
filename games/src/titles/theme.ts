import type { AirName, FrameName, HandName, HeroName, LandName, Time } from '@ronda/art'
import type { Tune } from './tune.ts'

export type Mood = 'calm' | 'merry' | 'epic' | 'mysterious' | 'romantic' | 'wild'

/** A noun with its article in Spanish, its English word, and the figure that shows it. */
export type Subject = readonly [es: string, en: string, figure: HeroName]
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
  /** Its own lettering and frame: a studio uses them besides its own. */
  readonly hand: HandName
  readonly frame: FrameName
  /** The key and the mood of its music. */
  readonly tune: Tune
  readonly subjects: readonly Subject[]
  readonly adjectives: readonly Adjective[]
  readonly complements: readonly Complement[]
  readonly lands: readonly LandName[]
  readonly airs: readonly AirName[]
  readonly times: readonly Time[]
  readonly palettes: readonly Palette[]
}
