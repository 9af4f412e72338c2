import type { SlotSkin } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { loadImage } from './raster.ts'

/** The symbols on one sheet. */
export type SymbolSheet = {
  readonly image: HTMLImageElement
  /** Loads a sharper sheet, where this one is too small; called when nothing else is loading. */
  readonly sharper: (() => Promise<HTMLImageElement | undefined>) | undefined
}

/** The images that the stage is drawn from. */
export type StagePictures = {
  /** The best sheet that is loaded, for symbols of this many pixels. */
  readonly symbols: (pixels: number) => SymbolSheet
  readonly frame: HTMLImageElement
  /** Loads the title image; called when nothing else is loading, because the game can be played without it. */
  readonly name: () => Promise<HTMLImageElement | undefined>
}

/** Above this size symbols from the small sheet appear blurred. */
const SMALL_MAX = 200

/** A short network failure must not leave a game without its reels. */
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
 * Loads each image once. The small symbol sheet comes first, whatever the size: on a slow network a game that can be
 * played is worth more than a sharp one, and the large sheet has twice the bytes of all other images.
 */
export function openPictures(skin: SlotSkin, language: Language): () => Promise<StagePictures> {
  const loading = new Map<string, Promise<HTMLImageElement>>()
  const once = (address: string): Promise<HTMLImageElement> => {
    const image = loading.get(address) ?? load(address)
    loading.set(address, image)
    // An image that failed is requested again when the stage changes its size.
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
