import { whenIdle } from './idle.ts'

/** What draws on a canvas, wherever its picture is kept. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** An offscreen picture to draw from. */
export type Sheet = { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D }

export function openSheet(width: number, height: number): Sheet {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no canvas')
  return { canvas, pen }
}

/** A picture that will not change any more. */
export type Still = HTMLCanvasElement | ImageBitmap

/** Hands over the same picture in a form that is copied faster, once it is made. Where it cannot be, the first one does. */
export function still(canvas: HTMLCanvasElement, take: (picture: Still) => void): void {
  take(canvas)
  whenIdle(() => void createImageBitmap(canvas).then(take, () => undefined))
}

/** Not decoded here: a canvas decodes a picture when it first draws it, whether that was done before or not. */
export function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error(`no picture at ${address}`)))
    image.src = address
  })
}

/** Turns the text of an SVG into pixels. */
export async function rasterise(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const { canvas, pen } = openSheet(width, height)
  pen.drawImage(await loadImage(`data:image/svg+xml,${encodeURIComponent(svg)}`), 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A veil to lay over what should step back: copying it is far cheaper than filling with a colour that shines through. */
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
