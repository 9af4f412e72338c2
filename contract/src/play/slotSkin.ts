import { z } from 'zod/mini'

/** The key in which a game may play its music: its root, and its mode. */
export const TUNE_ROOTS = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const
export const TUNE_MODES = [
  'major',
  'dorian',
  'phrygian',
  'lydian',
  'mixolydian',
  'minor',
  'harmonicMinor',
  'doubleHarmonic',
  'phrygianDominant',
] as const

/** The same text in every language: a player may change it while the game is open. */
const spoken = z.strictObject({ es: z.string(), en: z.string() })
const list = z.readonly(z.array(z.string()))

/**
 * The theme of a game: addresses of pictures that may be cached for ever, colours for what is drawn over them, and
 * texts for people who do not see them.
 */
export const slotSkin = z.strictObject({
  /** All symbols in one picture, four in a row, in the order of the model. */
  symbols: z.strictObject({ small: z.string(), large: z.string() }),
  frame: z.string(),
  /** How far the lights of the frame shine, in widths of its border. */
  frameGlow: z.number(),
  name: spoken,
  /** Planes of the scene from far to near: depth 0 stands still, 1 moves most. */
  scene: z.array(z.strictObject({ depth: z.number(), tall: z.string(), wide: z.string() })),
  palette: z.strictObject({
    lines: list,
    confetti: list,
    ink: z.string(),
    light: z.string(),
    gold: z.string(),
    ember: z.string(),
    bed: list,
  }),
  labels: z.strictObject({ es: list, en: list }),
  /** What the game is about. */
  about: spoken,
  /** The key of its music. */
  tune: z.readonly(z.tuple([z.enum(TUNE_ROOTS), z.enum(TUNE_MODES)])),
})
export type SlotSkin = z.infer<typeof slotSkin>

/**
 * The complete rules of a slot: with them anyone can replay a round. Each mechanic adds its own fields. The model is
 * identified by the SHA-256 of its canonical JSON, which is checked where it is used.
 */
export const slotModel = z.looseObject({
  id: z.string(),
  mechanic: z.string(),
  symbols: list,
  cost: z.int(),
  /** Coins of a round that begins in the feature, where it can be bought. */
  buy: z.optional(z.int()),
})

export const gameNames = spoken
