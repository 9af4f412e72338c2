import type { SlotSkin } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { loadImage } from './raster.ts'

/** The symbols on one sheet. */
export type SymbolSheet = {
  readonly image: HTMLImageElement
  /** As sharp as their size asks for, where these are not: asked for when nothing else is waited for. */
  readonly sharper: (() => Promise<HTMLImageElement | undefined>) | undefined
}

/** The pictures that the stage is drawn from. */
export type StagePictures = {
  /** The best sheet that is here, for symbols of so many pixels. */
  readonly symbols: (pixels: number) => SymbolSheet
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
 * Loads pictures once each. The small sheet of the symbols comes first, whatever their size: on a poor line a game that
 * can be played is worth more than a sharp one, and the large sheet is twice as heavy as all the rest.
 */
export function openPictures(skin: SlotSkin, language: Language): () => Promise<StagePictures> {
  const loading = new Map<string, Promise<HTMLImageElement>>()
  const once = (address: string): Promise<HTMLImageElement> => {
    const image = loading.get(address) ?? load(address)
    loading.set(address, image)
    // What could not be loaded is asked for again when the stage changes its size.
    image.catch(() => loading.delete(address))
    return image
  }
  let large: HTMLImageElement | undefined
  const sharpen = async (): Promise<HTMLImageElement> => (large = await once(skin.symbols.large))
  return async () => {
    const [small, frame] = await Promise.all([once(skin.symbols.small), once(skin.frame)])
    return {
      frame,
      symbols(pixels) {
        if (pixels <= SMALL_MAX) return { image: small, sharper: undefined }
        const sharper = large ? undefined : () => sharpen().catch(() => undefined)
        return { image: large ?? small, sharper }
      },
      name: () => once(skin.name[language]).catch(() => undefined),
    }
  }
}
