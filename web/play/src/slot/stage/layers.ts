import type { Box, StageLayout } from './layout.ts'
import type { Pen } from './raster.ts'

export type LayersSize = { readonly width: number; readonly height: number; readonly density: number }

/** A canvas of the page, its drawing context, and the function to call when a drawing is complete. */
export type Layer = { readonly canvas: HTMLCanvasElement; readonly pen: Pen; readonly show: () => void }

function layCanvas(box: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  // Invisible before there is something to draw.
  canvas.width = 0
  canvas.height = 0
  box.append(canvas)
  return canvas
}

function openLayer(box: HTMLElement, options?: CanvasRenderingContext2DSettings): Layer {
  const canvas = layCanvas(box)
  const pen = canvas.getContext('2d', options)
  if (!pen) throw new Error('this browser has no 2D canvas')
  return { canvas, pen, show: () => {} }
}

/**
 * A layer that most frames leave unchanged, and that is redrawn as a whole. Without a GPU, every canvas of a page is
 * copied whenever one of them changes: this one shows a finished bitmap, which is copied only when it is shown.
 */
function openQuietLayer(box: HTMLElement): Layer {
  if (!('OffscreenCanvas' in globalThis)) return openLayer(box)
  const canvas = layCanvas(box)
  const shown = canvas.getContext('bitmaprenderer')
  const sheet = new OffscreenCanvas(1, 1)
  const pen = sheet.getContext('2d')
  if (!shown || !pen) throw new Error('this browser has no 2D canvas')
  return { canvas, pen, show: () => shown.transferFromImageBitmap(sheet.transferToImageBitmap()) }
}

/** Positions and sizes the canvas, and clears it. */
function fitLayer({ canvas, pen }: Layer, { x, y, width, height }: Box, density: number): void {
  pen.canvas.width = width
  pen.canvas.height = height
  canvas.style.left = `${x / density}px`
  canvas.style.top = `${y / density}px`
  canvas.style.width = `${width / density}px`
  canvas.style.height = `${height / density}px`
}

/**
 * The stage in three layers, so that a frame draws only what moves. All use the same coordinates: a turning reel
 * redraws only the window, while title, frame and lights stay as they are.
 */
export class Layers {
  /** The title, and particles behind the frame. */
  readonly back: Layer
  /** The inside of the frame. It is opaque. */
  readonly window: Layer
  /** The frame with its lights, and everything in front of it. */
  readonly front: Layer

  constructor(box: HTMLElement) {
    this.back = openQuietLayer(box)
    this.window = openLayer(box, { alpha: false })
    this.front = openQuietLayer(box)
  }

  /** Clears all layers for a new size. */
  fit({ reels }: StageLayout, { width, height, density }: LayersSize): void {
    const whole = { x: 0, y: 0, width, height }
    fitLayer(this.back, whole, density)
    fitLayer(this.window, reels, density)
    fitLayer(this.front, whole, density)
    this.window.pen.setTransform(1, 0, 0, 1, -reels.x, -reels.y)
  }

  close(): void {
    for (const { canvas } of [this.back, this.window, this.front]) canvas.remove()
  }
}
