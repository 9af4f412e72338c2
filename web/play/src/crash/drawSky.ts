import { chanceFrom } from '@ronda/art'
import { frameAt, heightAt, linesOf, type Frame } from './sky.ts'

export type Paints = {
  readonly curve: string
  readonly light: string
  readonly faint: string
  readonly lost: string
  readonly font: string
}

export type Picture = {
  readonly elapsedMs: number
  readonly isRising: boolean
  readonly isBurst: boolean
  /** Milliseconds in which only the stars move. */
  readonly driftMs: number
  readonly paints: Paints
  readonly write: (multiple: number) => string
}

type Point = { readonly x: number; readonly y: number }
type Size = { readonly width: number; readonly height: number }

const POINTS = 72
const STARS = 60
const chance = chanceFrom(11)
const stars = Array.from({ length: STARS }, () => ({ x: chance(), y: chance(), depth: 0.3 + 0.7 * chance() }))

const EDGE = { left: 0.05, right: 0.08, top: 0.2, bottom: 0.1 } as const

function pointAt(ms: number, { seconds, multiple }: Frame, { width, height }: Size): Point {
  const across = width * (1 - EDGE.left - EDGE.right)
  const up = height * (1 - EDGE.top - EDGE.bottom)
  return {
    x: width * EDGE.left + (across * ms) / 1_000 / seconds,
    y: height * (1 - EDGE.bottom) - (up * (heightAt(ms) - 1)) / (multiple - 1),
  }
}

function drawStars(pen: CanvasRenderingContext2D, { width, height }: Size, driftMs: number, light: string): void {
  pen.fillStyle = light
  for (const { x, y, depth } of stars) {
    const shift = (driftMs / 60_000) * depth
    pen.globalAlpha = 0.16 + 0.4 * depth * depth
    pen.beginPath()
    pen.arc(((((x - shift) % 1) + 1) % 1) * width, ((((y + shift * 0.6) % 1) + 1) % 1) * height, depth * 1.4, 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
}

function drawLines(pen: CanvasRenderingContext2D, frame: Frame, size: Size, { paints, write }: Picture): void {
  pen.font = `12px ${paints.font}`
  pen.lineWidth = 1
  pen.textAlign = 'end'
  for (const line of linesOf(frame)) {
    const up = size.height * (1 - EDGE.top - EDGE.bottom)
    const y = size.height * (1 - EDGE.bottom) - (up * (line - 1)) / (frame.multiple - 1)
    pen.globalAlpha = 0.22
    pen.strokeStyle = paints.faint
    pen.beginPath()
    pen.moveTo(size.width * EDGE.left, y)
    pen.lineTo(size.width * (1 - EDGE.right), y)
    pen.stroke()
    pen.globalAlpha = 0.75
    pen.fillStyle = paints.faint
    pen.fillText(write(line), size.width - 8, y + 4)
  }
  pen.globalAlpha = 1
}

function trace(pen: CanvasRenderingContext2D, points: readonly Point[]): void {
  pen.beginPath()
  for (const { x, y } of points) pen.lineTo(x, y)
}

function drawCurve(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  size: Size,
  { elapsedMs, isBurst, paints }: Picture,
): void {
  const points = Array.from({ length: POINTS + 1 }, (_, at) => pointAt((elapsedMs * at) / POINTS, frame, size))
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return
  const colour = isBurst ? paints.lost : paints.curve
  const fade = pen.createLinearGradient(0, last.y, 0, first.y)
  fade.addColorStop(0, colour)
  fade.addColorStop(1, 'transparent')
  pen.globalAlpha = isBurst ? 0.1 : 0.24
  pen.fillStyle = fade
  trace(pen, points)
  pen.lineTo(last.x, first.y)
  pen.fill()
  const tail = pen.createLinearGradient(first.x, 0, Math.max(last.x, first.x + 1), 0)
  tail.addColorStop(0, 'transparent')
  tail.addColorStop(1, colour)
  pen.globalAlpha = isBurst ? 0.55 : 1
  pen.strokeStyle = tail
  pen.lineCap = 'round'
  pen.lineWidth = 5
  trace(pen, points)
  pen.stroke()
  pen.globalAlpha = 1
  if (isBurst) drawBurst(pen, last, colour)
  else drawHead(pen, last, colour, paints.light)
}

function drawHead(pen: CanvasRenderingContext2D, { x, y }: Point, colour: string, light: string): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, 34)
  glow.addColorStop(0, colour)
  glow.addColorStop(1, 'transparent')
  pen.globalAlpha = 0.7
  pen.fillStyle = glow
  pen.beginPath()
  pen.arc(x, y, 34, 0, 7)
  pen.fill()
  pen.globalAlpha = 1
  pen.fillStyle = light
  pen.beginPath()
  pen.arc(x, y, 8, 0, 7)
  pen.fill()
}

/** The remains of the comet: a few still sparks, without a show. */
function drawBurst(pen: CanvasRenderingContext2D, { x, y }: Point, colour: string): void {
  pen.strokeStyle = colour
  pen.lineWidth = 3
  pen.beginPath()
  for (let ray = 0; ray < 9; ray += 1) {
    const angle = (ray * 2 * Math.PI) / 9
    const far = ray % 2 === 0 ? 24 : 17
    pen.moveTo(x + Math.cos(angle) * 9, y + Math.sin(angle) * 9)
    pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  pen.stroke()
}

/** Draws the sky with its comet; sized in CSS pixels, sharp on every screen. */
export function drawSky(canvas: HTMLCanvasElement, picture: Picture): void {
  const pen = canvas.getContext('2d')
  const size = { width: canvas.clientWidth, height: canvas.clientHeight }
  if (!pen || size.width === 0 || size.height === 0) return
  const sharp = Math.min(2, window.devicePixelRatio || 1)
  const [width, height] = [Math.round(size.width * sharp), Math.round(size.height * sharp)]
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  pen.setTransform(sharp, 0, 0, sharp, 0, 0)
  pen.clearRect(0, 0, size.width, size.height)
  drawStars(pen, size, picture.driftMs, picture.paints.light)
  const frame = frameAt(picture.elapsedMs)
  drawLines(pen, frame, size, picture)
  if (picture.isRising || picture.isBurst) drawCurve(pen, frame, size, picture)
}
