import { whenIdle } from './idle.ts'

/** A 2D drawing context, on screen or offscreen. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** An offscreen canvas to draw from. */
export type Sheet = { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D }

export function openSheet(width: number, height: number): Sheet {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser has no 2D canvas')
  return { canvas, pen }
}

/** An image that will not change any more. */
export type Still = HTMLCanvasElement | ImageBitmap

/** Passes the same image as a bitmap, which is copied faster, once it is made. If that fails, the canvas is used. */
export function still(canvas: HTMLCanvasElement, take: (picture: Still) => void): void {
  take(canvas)
  whenIdle(() => void createImageBitmap(canvas).then(take, () => undefined))
}

/** Not decoded here: a canvas decodes an image when it first draws it, whether it was decoded before or not. */
export function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error(`cannot load the image ${address}`)))
    image.src = address
  })
}

/** Rasterises the text of an SVG. */
export async function rasterise(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const { canvas, pen } = openSheet(width, height)
  pen.drawImage(await loadImage(`data:image/svg+xml,${encodeURIComponent(svg)}`), 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A dark overlay for symbols that should recede: copying it is far cheaper than filling with a transparent colour. */
export function paintVeil(
  { width, height }: { readonly width: number; readonly height: number },
  tone: string,
  alpha: number,
): HTMLCanvasElement {
  const { canvas, pen } = openSheet(width, height)
  pen.globalAlpha = alpha
  pen.fillStyle = tone
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
