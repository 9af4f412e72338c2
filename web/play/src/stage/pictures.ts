import type { SlotSkin } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { loadImage } from './raster.ts'

/** The pictures that the stage is drawn from. */
export type StagePictures = {
  readonly symbols: HTMLImageElement
  /** The symbols as sharp as their size asks for, where these are not: also asked for when nothing else is waited for. */
  readonly sharper: (() => Promise<HTMLImageElement | undefined>) | undefined
  readonly frame: HTMLImageElement
  /** A game can be played without its sign: asked for when nothing else is waited for. */
  readonly name: () => Promise<HTMLImageElement | undefined>
}

/** Symbols larger than this look soft when they come from the small picture. */
const SMALL_MAX = 200

/** A line that breaks for a moment must not leave a game without its reels. */
const TRIES = 3
const AGAIN_MS = 700

async function load(address: string): Promise<HTMLImageElement> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await loadImage(address)
    } catch (error) {
      if (tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * tries))
    }
  }
}

/**
 * Loads pictures once each. The small picture of the symbols comes first, whatever their size: on a poor line a game that
 * can be played is worth more than a sharp one, and the large picture is twice as heavy as all the rest.
 */
export function openPictures(skin: SlotSkin, language: Language): (symbolPixels: number) => Promise<StagePictures> {
  const loading = new Map<string, Promise<HTMLImageElement>>()
  const once = (address: string): Promise<HTMLImageElement> => {
    const image = loading.get(address) ?? load(address)
    loading.set(address, image)
    // What could not be loaded is asked for again when the stage changes its size.
    image.catch(() => loading.delete(address))
    return image
  }
  let isLargeHere = false
  const sharpen = async (): Promise<HTMLImageElement> => {
    const image = await once(skin.symbols.large)
    isLargeHere = true
    return image
  }
  return async (symbolPixels) => {
    const { small, large } = skin.symbols
    const wantsLarge = symbolPixels > SMALL_MAX
    const isSoft = wantsLarge && !isLargeHere
    const needed = [once(wantsLarge && isLargeHere ? large : small), once(skin.frame)] as const
    const [symbols, frame] = await Promise.all(needed)
    return {
      symbols,
      frame,
      sharper: isSoft ? () => sharpen().catch(() => undefined) : undefined,
      name: () => once(skin.name[language]).catch(() => undefined),
    }
  }
}
