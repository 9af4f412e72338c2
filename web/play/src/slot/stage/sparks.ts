import type { SlotSkin } from '@ronda/contract'
import type { Pen } from './raster.ts'

const SPARKS_MAX = 320

/** Fields of one spark in the pool. */
const FIELDS = { x: 0, y: 1, speedX: 2, speedY: 3, ageMs: 4, lifeMs: 5, size: 6, tone: 7, spin: 8 } as const
const STRIDE = Object.keys(FIELDS).length

/** What a spark is, by its tone: a coin, a piece of confetti in colour `tone`, or from `LIGHT` on a light. */
const COIN = -1
const LIGHT = 100
const BURST_SPARKS = 42

type SparkPictures = { readonly coin: HTMLCanvasElement | undefined; readonly sparks: readonly HTMLCanvasElement[] }

/** A fixed pool in one array: sparks appear and vanish without any allocation. `chance` gives numbers in [0, 1). */
export class Sparks {
  readonly #pool: Float32Array = new Float32Array(SPARKS_MAX * STRIDE)
  readonly #palette: SlotSkin['palette']
  readonly #chance: () => number
  #next: number = 0
  #aliveMs: number = 0

  constructor(palette: SlotSkin['palette'], chance: () => number) {
    this.#palette = palette
    this.#chance = chance
  }

  get isAlive(): boolean {
    return this.#aliveMs > 0
  }

  /** A firework: sparks in all directions from one point. */
  burst(x: number, y: number, reach: number): void {
    const tone = Math.floor(this.#chance() * this.#palette.confetti.length)
    for (let index = 0; index < BURST_SPARKS; index++) {
      const angle = (index / BURST_SPARKS) * Math.PI * 2
      const speed = reach * (0.0005 + this.#chance() * 0.0008)
      const base = this.#light(x, y, Math.cos(angle) * speed, Math.sin(angle) * speed)
      this.#set(base, 900 + this.#chance() * 700, reach * (0.03 + this.#chance() * 0.03), LIGHT + tone)
    }
    this.#aliveMs = Math.max(this.#aliveMs, 1_600)
  }

  /** A handful of coins and confetti thrown up from below. */
  fountain(x: number, y: number, power: number, count: number): void {
    for (let index = 0; index < count; index++) {
      const speedX = (this.#chance() - 0.5) * power * 0.0011
      const base = this.#light(x + speedX * 90, y, speedX, -power * (0.0008 + this.#chance() * 0.001))
      const isCoin = this.#chance() < 0.6
      const size = power * (isCoin ? 0.045 + this.#chance() * 0.03 : 0.02)
      this.#set(
        base,
        2_000 + this.#chance() * 1_000,
        size,
        isCoin ? COIN : Math.floor(this.#chance() * this.#palette.confetti.length),
      )
    }
    this.#aliveMs = Math.max(this.#aliveMs, 3_000)
  }

  step(spanMs: number, gravity: number): void {
    if (!this.isAlive) return
    this.#aliveMs -= spanMs
    for (let base = 0; base < this.#pool.length; base += STRIDE) {
      if (this.#get('ageMs', base) >= this.#get('lifeMs', base)) continue
      const weight = this.#get('tone', base) === COIN ? 1 : 0.4
      this.#put('ageMs', base, this.#get('ageMs', base) + spanMs)
      this.#put('speedY', base, this.#get('speedY', base) + gravity * spanMs * weight)
      this.#put('x', base, this.#get('x', base) + this.#get('speedX', base) * spanMs)
      this.#put('y', base, this.#get('y', base) + this.#get('speedY', base) * spanMs)
    }
  }

  draw(pen: Pen, pictures: SparkPictures): void {
    if (!this.isAlive) return
    for (let base = 0; base < this.#pool.length; base += STRIDE) {
      if (this.#get('ageMs', base) < this.#get('lifeMs', base)) this.#drawOne(pen, pictures, base)
    }
    pen.globalAlpha = 1
  }

  clear(): void {
    this.#pool.fill(0)
    this.#aliveMs = 0
  }

  #put(field: keyof typeof FIELDS, base: number, value: number): void {
    this.#pool[base + FIELDS[field]] = value
  }

  #get(field: keyof typeof FIELDS, base: number): number {
    return this.#pool[base + FIELDS[field]] ?? 0
  }

  #light(x: number, y: number, speedX: number, speedY: number): number {
    const base = this.#next * STRIDE
    this.#next = (this.#next + 1) % SPARKS_MAX
    this.#put('x', base, x)
    this.#put('y', base, y)
    this.#put('speedX', base, speedX)
    this.#put('speedY', base, speedY)
    this.#put('spin', base, this.#chance() * 6)
    return base
  }

  #set(base: number, lifeMs: number, size: number, tone: number): void {
    this.#put('ageMs', base, 0)
    this.#put('lifeMs', base, lifeMs)
    this.#put('size', base, size)
    this.#put('tone', base, tone)
  }

  #drawOne(pen: Pen, { coin, sparks }: SparkPictures, base: number): void {
    const x = this.#get('x', base)
    const y = this.#get('y', base)
    const size = this.#get('size', base)
    const tone = this.#get('tone', base)
    const part = this.#get('ageMs', base) / this.#get('lifeMs', base)
    const turn = this.#get('spin', base) + this.#get('ageMs', base) / 130
    pen.globalAlpha = part < 0.7 ? 1 : (1 - part) / 0.3
    const light = sparks[tone - LIGHT]
    if (light) {
      pen.drawImage(light, x - size / 2, y - size / 2, size, size)
      return
    }
    // Thin and wide in turn, as a flat object appears while it tumbles.
    const wide = size * Math.max(0.12, Math.abs(Math.cos(turn)))
    if (tone === COIN) {
      if (coin) pen.drawImage(coin, x - wide / 2, y - size / 2, wide, size)
      return
    }
    pen.fillStyle = this.#palette.confetti[tone % this.#palette.confetti.length] ?? this.#palette.gold
    pen.fillRect(x - wide / 2, y - size / 3, wide, size * 0.66)
  }
}
