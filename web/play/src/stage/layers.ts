import type { StageLayout } from './layout.ts'
import type { Pen } from './raster.ts'

export type LayersSize = { readonly width: number; readonly height: number; readonly density: number }

function openLayer(box: HTMLElement, options?: CanvasRenderingContext2DSettings): Pen {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', options)
  if (!pen) throw new Error('this browser draws no canvas')
  // Nothing is seen of it before there is something to draw.
  canvas.width = 0
  canvas.height = 0
  box.append(canvas)
  return pen
}

/**
 * The stage in three sheets, so that a frame draws only what moves. All are drawn on in the same coordinates: a turning
 * reel asks for nothing but the window, while sign, frame and lights stay as they are.
 */
export class Layers {
  /** The sign, and whatever flies behind the frame. */
  readonly back: Pen
  /** What is seen inside the frame. Nothing shines through it. */
  readonly window: Pen
  /** The frame with its lights, and whatever is in front of it. */
  readonly front: Pen

  constructor(box: HTMLElement) {
    this.back = openLayer(box)
    this.window = openLayer(box, { alpha: false })
    this.front = openLayer(box)
  }

  /** Empties them all for a new size. */
  fit({ reels }: StageLayout, { width, height, density }: LayersSize): void {
    for (const { canvas } of [this.back, this.front]) {
      canvas.width = width
      canvas.height = height
      canvas.style.inset = '0'
      canvas.style.width = `${width / density}px`
      canvas.style.height = `${height / density}px`
    }
    const { canvas } = this.window
    canvas.width = reels.width
    canvas.height = reels.height
    canvas.style.left = `${reels.x / density}px`
    canvas.style.top = `${reels.y / density}px`
    canvas.style.width = `${reels.width / density}px`
    canvas.style.height = `${reels.height / density}px`
    this.window.setTransform(1, 0, 0, 1, -reels.x, -reels.y)
  }

  close(): void {
    for (const { canvas } of [this.back, this.window, this.front]) canvas.remove()
  }
}
