import type { Rng } from '@ronda/core'
import { GLYPHS, strokesOf, type Point } from './glyphs.ts'

const CHARACTERS = 5

/** In units of the drawing; on the screen it is twice as large, enough to tap it for a new one. */
const CAPTCHA_SIZE = { width: 200, height: 70 }

/** Its own background colour, so that it is as legible on a dark page as on a light one. */
const BACKGROUND = '#f6efe2'
const INKS = ['#3a1f5d', '#7a1f3d', '#123f5c', '#1f4d2e', '#5c2f0f']
const FAINT = ['#cdb892', '#c3a9c9', '#a9bccb']

export function drawCaptchaText(rng: Rng): string {
  return Array.from({ length: CHARACTERS }, () => GLYPHS[rng(GLYPHS.length)]).join('')
}

/** Answers are compared without case and spaces. */
export function normaliseCaptcha(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

type Between = (from: number, to: number) => number

/** Rounds to a tenth of a unit, which keeps the SVG short. */
const tenth = (length: number): number => Math.round(length * 10) / 10

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('')
}

const line = (points: readonly Point[], ink: string, width: number): string =>
  `<path d="${pathOf(points)}" stroke="${ink}" stroke-width="${tenth(width)}"/>`

/** Distorts the whole picture, so that a letter has a different shape in every picture. */
function makeDistortion(between: Between): (point: Point) => Point {
  const [wide, tall] = [between(1.6, 3), between(2, 4)]
  const [across, down] = [between(38, 60), between(22, 34)]
  const [first, second] = [between(0, 6.28), between(0, 6.28)]
  return ([x, y]) => [x + wide * Math.sin(y / down + first), y + tall * Math.sin(x / across + second)]
}

function drawCharacter(character: string, at: number, between: Between, distort: (point: Point) => Point): string {
  const turn = between(-0.28, 0.28)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [scaleX, scaleY] = [between(2.3, 2.8), between(2.6, 3.1)]
  const slant = between(-0.2, 0.2)
  const [centreX, centreY] = [26 + at * 37 + between(-3, 3), 35 + between(-5, 5)]
  const place = ([x, y]: Point): Point => {
    const [left, top] = [(x - 5) * scaleX + (y - 7) * slant * scaleX, (y - 7) * scaleY]
    return distort([centreX + left * cos - top * sin, centreY + left * sin + top * cos])
  }
  const ink = INKS[Math.floor(between(0, INKS.length))] ?? '#000'
  const width = between(4.2, 5.2)
  return strokesOf(character)
    .map((stroke) => line(stroke.map(place), ink, width))
    .join('')
}

/** A line across the picture, half as thick as a letter's stroke. */
function drawLine(between: Between, distort: (point: Point) => Point): string {
  const { width, height } = CAPTCHA_SIZE
  const [from, to] = [between(8, height - 8), between(8, height - 8)]
  const [wave, bend] = [between(4, 11), between(14, 30)]
  const points = Array.from({ length: 41 }, (_, at): Point => {
    const x = (at / 40) * width
    return distort([x, from + ((to - from) * at) / 40 + wave * Math.sin(x / bend)])
  })
  return line(points, INKS[Math.floor(between(0, INKS.length))] ?? '#000', between(1.4, 2.2))
}

function drawSpeck(between: Between): string {
  const [x, y] = [between(0, CAPTCHA_SIZE.width), between(0, CAPTCHA_SIZE.height)]
  const ink = FAINT[Math.floor(between(0, FAINT.length))] ?? '#000'
  return line([[x, y], [x + between(-9, 9), y + between(-9, 9)]], ink, between(1.5, 4)) // oxfmt-ignore
}

/** The picture as SVG. It must never be sent to a client, because its text can be read from the paths. */
export function drawCaptcha(text: string, rng: Rng): string {
  const between: Between = (from, to) => from + ((to - from) * rng(1_000_000)) / 1_000_000
  const distort = makeDistortion(between)
  const specks = Array.from({ length: 60 }, () => drawSpeck(between)).join('')
  const lines = Array.from({ length: 3 }, () => drawLine(between, distort)).join('')
  const characters = [...text].map((character, at) => drawCharacter(character, at, between, distort)).join('')
  const { width, height } = CAPTCHA_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${BACKGROUND}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${specks}${characters}${lines}</g></svg>`
}
