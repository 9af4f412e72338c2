import type { SlotSkin } from '@ronda/contract'
import type { Prize } from '@ronda/games'
import { STATES, type Atlas } from './atlas.ts'
import { placeOf } from './board.ts'
import { paintLabel, type StageWords } from './labels.ts'
import { rowHeightOf, type StageLayout } from './layout.ts'
import { makePlates, paintSocket, type Plates } from './plates.ts'
import type { Playback } from './playback.ts'
import { paintVeil, type Pen } from './raster.ts'
import { ROWS_MAX } from './reel.ts'

type Palette = SlotSkin['palette']

const TAKEN_ALPHA = 0.3

/** A prize as it is drawn: its coin with the number on it. */
type Coin = { readonly reel: number; readonly row: number; readonly face: HTMLCanvasElement }

/** Coins with values: where they are, how they are held, and how they fly to the total. */
export class Coins {
  readonly #layout: StageLayout
  readonly #palette: Palette
  readonly #words: StageWords
  readonly #size: number
  #plates: Plates | undefined
  #socket: HTMLCanvasElement | undefined
  #veil: HTMLCanvasElement | undefined
  #of: readonly Prize[] = []
  #coins: readonly Coin[] = []

  constructor(layout: StageLayout, palette: Palette, words: StageWords, rows: number) {
    this.#layout = layout
    this.#palette = palette
    this.#words = words
    this.#size = Math.floor(Math.min(layout.cellWidth, rowHeightOf(layout, rows)) * 0.96)
  }

  /** Draws the coins in view over the symbols. */
  draw(pen: Pen, atlas: Atlas, playback: Playback, nowMs: number): void {
    const { board, beat } = playback
    if (board.prizes !== this.#of) this.#make(board.prizes)
    if (board.isHolding) this.#drawHeld(pen, atlas, playback, nowMs)
    else if (this.#coins.length > 0) this.#drawLying(pen, playback)
    if (beat?.step.type === 'collect') this.#drawFlying(pen, playback)
  }

  #make(prizes: readonly Prize[]): void {
    this.#of = prizes
    this.#coins = []
    // Most games have no coins, and drawing their plates takes longer than a frame.
    if (prizes.length === 0) return
    this.#plates ??= makePlates(this.#size, this.#palette)
    this.#socket ??= paintSocket(this.#size, this.#palette)
    this.#coins = prizes.map((prize) => ({ reel: prize.cell[0], row: prize.cell[1], face: this.#paint(prize) }))
  }

  #paint({ coins, name }: Prize): HTMLCanvasElement {
    const size = this.#size
    const face = document.createElement('canvas')
    face.width = size
    face.height = size
    const pen = face.getContext('2d')
    const plate = this.#plates?.get(name ?? 'plain')
    if (!pen || !plate) return face
    pen.drawImage(plate, 0, 0)
    const style = { tone: this.#palette.light, edge: this.#palette.ink, widthMax: size * 0.78 }
    const value = paintLabel({ ...style, text: this.#words.coins(coins), size: size * (name ? 0.22 : 0.3) })
    pen.drawImage(value, (size - value.width) / 2, size * (name ? 0.6 : 0.5) - value.height / 2)
    if (!name) return face
    const title = paintLabel({ ...style, tone: this.#palette.gold, text: this.#words.prize(name), size: size * 0.24 })
    pen.drawImage(title, (size - title.width) / 2, size * 0.37 - title.height / 2)
    return face
  }

  #x(reel: number): number {
    return this.#layout.reels.x + (reel + 0.5) * this.#layout.cellWidth
  }

  #y({ reels }: Playback, reel: number, row: number): number {
    return this.#layout.reels.y + (row + 0.5) * rowHeightOf(this.#layout, reels[reel]?.toHeight ?? 1)
  }

  // oxlint-disable-next-line max-params -- called for every coin of every frame: an object each time would be garbage
  #drawFace(pen: Pen, face: HTMLCanvasElement, x: number, y: number, scale = 1): void {
    const side = Math.round(face.width * scale)
    const left = Math.round(x - side / 2)
    const top = Math.round(y - side / 2)
    // Copying pixel for pixel is far cheaper than scaling.
    if (side === face.width) pen.drawImage(face, left, top)
    else pen.drawImage(face, left, top, side, side)
  }

  /** Coins among other symbols: they show their value as soon as their reel has stopped. */
  #drawLying(pen: Pen, playback: Playback): void {
    const isTaking = playback.beat?.step.type === 'collect'
    for (let index = 0; index < this.#coins.length; index++) {
      const coin = this.#coins[index]
      if (!coin || playback.reels[coin.reel]?.isMoving) continue
      // A coin that has been collected stays as a shadow.
      if (isTaking && this.#flight(playback, index) > 0) pen.globalAlpha = TAKEN_ALPHA
      this.#drawFace(pen, coin.face, this.#x(coin.reel), this.#y(playback, coin.reel, coin.row))
      pen.globalAlpha = 1
    }
  }

  /** The grid of the feature: held coins, and empty places that turn until their result is known. */
  #drawHeld(pen: Pen, atlas: Atlas, playback: Playback, nowMs: number): void {
    const { reels } = this.#layout
    const { board, beat, part } = playback
    this.#veil ??= paintVeil(reels, this.#palette.ink, 0.8)
    pen.drawImage(this.#veil, reels.x, reels.y)
    const isHold = beat?.step.type === 'hold'
    const isTurning = isHold && part < 1 && board.old.includes(1)
    for (let reel = 0; reel < playback.reels.length; reel++) {
      const height = playback.reels[reel]?.toHeight ?? 0
      for (let row = 0; row < height; row++) {
        const place = placeOf(reel, row)
        if (board.held[place] === 1 && (board.old[place] === 1 || !isTurning)) continue
        if (this.#socket) this.#drawFace(pen, this.#socket, this.#x(reel), this.#y(playback, reel, row))
        if (isTurning) this.#drawTry(pen, atlas, playback, place, nowMs)
      }
    }
    for (let index = 0; index < this.#coins.length; index++) this.#drawCaught(pen, playback, index, isTurning)
  }

  /** Symbols pass through an empty place; the result is not visible yet. */
  // oxlint-disable-next-line max-params -- as above
  #drawTry(pen: Pen, atlas: Atlas, playback: Playback, place: number, nowMs: number): void {
    const reel = Math.floor(place / ROWS_MAX)
    const row = place % ROWS_MAX
    const strip = playback.reels[reel]?.toStrip
    const symbol = strip?.[(Math.floor(nowMs / 70) + row * 5) % Math.max(1, strip.length)] ?? 0
    pen.globalAlpha = playback.pace === 'still' ? 0 : 0.3 * Math.sin(Math.PI * playback.part)
    atlas.scale = 0.7
    atlas.draw(pen, symbol, STATES.streak, this.#x(reel), this.#y(playback, reel, row))
    atlas.scale = 1
    pen.globalAlpha = 1
  }

  #drawCaught(pen: Pen, playback: Playback, index: number, isTurning: boolean): void {
    const coin = this.#coins[index]
    if (!coin) return
    const { board, beat, sinceMs, pace } = playback
    const isOld = board.old[placeOf(coin.reel, coin.row)] === 1
    if (isTurning && !isOld) return
    if (beat?.step.type === 'collect' && this.#flight(playback, index) > 0) pen.globalAlpha = TAKEN_ALPHA
    // A new coin lands in its place: large at first, then its own size.
    const sinceLandMs = beat ? sinceMs - (beat.standMs - beat.startMs) : 1_000
    const isFresh = beat?.step.type === 'hold' && !isOld && pace !== 'still'
    const scale = isFresh ? 1 + 0.5 * Math.max(0, 1 - sinceLandMs / 220) ** 2 : 1
    this.#drawFace(pen, coin.face, this.#x(coin.reel), this.#y(playback, coin.reel, coin.row), scale)
    pen.globalAlpha = 1
  }

  /** How far a coin has flown to the total: 0 before its turn, 1 when it has been added. */
  #flight({ beat, sinceMs }: Playback, index: number): number {
    if (!beat) return 0
    const eachMs = (beat.standMs - beat.startMs) / (this.#coins.length + 1)
    return Math.min(1, Math.max(0, (sinceMs - index * eachMs) / eachMs))
  }

  /** One coin after the other flies to where the win is counted. */
  #drawFlying(pen: Pen, playback: Playback): void {
    if (playback.pace === 'still') return
    const { frame } = this.#layout
    for (let index = 0; index < this.#coins.length; index++) {
      const coin = this.#coins[index]
      const part = this.#flight(playback, index)
      if (!coin || part <= 0 || part >= 1) continue
      const eased = part * part * (3 - 2 * part)
      const fromX = this.#x(coin.reel)
      const fromY = this.#y(playback, coin.reel, coin.row)
      const x = fromX + (frame.x + frame.width / 2 - fromX) * eased
      const lift = Math.sin(Math.PI * part) * this.#size * 0.5
      const y = fromY + (frame.y + frame.height * 0.94 - fromY) * eased - lift
      this.#drawFace(pen, coin.face, x, y, 1.1 - 0.5 * eased)
    }
  }
}
