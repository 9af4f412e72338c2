import type { SlotSkin } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { SCATTER, type Grid, type Round, type SlotModel } from '@ronda/games'
import { emblemOf, rulesOf } from '../round/rules.ts'
import { makeAtlas, type Atlas } from './atlas.ts'
import { drawBulbs, type BulbMood } from './bulbs.ts'
import { Coins } from './coins.ts'
import { Flights } from './flights.ts'
import { Frames } from './frames.ts'
import { whenIdle } from './idle.ts'
import type { StageWords } from './labels.ts'
import { Layers, type LayersSize } from './layers.ts'
import { layOutStage, type StageLayout } from './layout.ts'
import { drawWins, makeLinePaths } from './lines.ts'
import { makeOutlines } from './outlines.ts'
import { openPictures, type StagePictures } from './pictures.ts'
import { paintEmblem } from './plates.ts'
import { Playback, type Beginning, type PlaybackEvents } from './playback.ts'
import { finishProps, makeProps, type Props } from './props.ts'
import { drawReels } from './reels.ts'
import { shapeOf } from './shape.ts'
import { FrameMonitor } from './frameMonitor.ts'
import { Strokes } from './strokes.ts'
import { Wheel } from './wheel.ts'

/** A higher density is not visible on a phone, but every pixel costs. */
const DENSITY_MAX = 2

/** With nothing to animate but slow bulbs, this many milliseconds between frames are enough. */
const IDLE_FRAME_MS = 100

/** After this time without play nothing moves any more, so that an open game does not drain the battery. */
const DOZE_AFTER_MS = 20_000

/** Bulbs change no faster than the eye can follow. */
const LIGHTS_MS = 45

/** After a hidden tab returns, sparks must not jump. */
const SPAN_MS_MAX = 50

/** Everything that is made once for a size. The loop reuses it, so that a frame allocates nothing. */
type StageSet = {
  readonly width: number
  readonly height: number
  readonly layout: StageLayout
  readonly atlas: Atlas
  readonly props: Props
  readonly coins: Coins
  readonly wheel: Wheel
  readonly strokes: Strokes
  outlines: readonly (Path2D | undefined)[]
  readonly palette: SlotSkin['palette']
}

/** On a slow network the large image would delay the first rounds. */
const SHARPEN_AFTER_MS = 1_500

export type StageOptions = {
  /** The element that its canvases are placed in. */
  readonly box: HTMLElement
  readonly model: SlotModel
  readonly skin: SlotSkin
  /** The language of the title image. */
  readonly language: Language
  readonly events: PlaybackEvents
  readonly words: StageWords
  readonly isStill: () => boolean
  /** Whether this device gets reduced effects: fewer pixels, fewer lights. */
  readonly hasReducedEffects: () => boolean
  /** Frames are late, so effects should be reduced. */
  readonly onSlowFrames: () => void
  /** Nobody has played for a while, so nothing needs to move; or somebody plays again. */
  readonly onDoze: (isDozing: boolean) => void
}

/** The canvas with the reels. Its frame loop draws the state of the playback, without React. */
export class Stage {
  readonly #options: StageOptions
  readonly #layers: Layers
  readonly #palette: SlotSkin['palette']
  readonly #pictures: () => Promise<StagePictures>
  readonly #playback: Playback
  readonly #flights: Flights
  readonly #watcher: ResizeObserver
  readonly #frameMonitor: FrameMonitor = new FrameMonitor()
  readonly #frames: Frames = new Frames((nowMs) => this.#tick(nowMs))
  #set: StageSet | undefined
  #outlined: Playback['wins'] | undefined
  #building: number = 0
  #sharpen: (() => Atlas) | undefined
  #isBackDue: boolean = true
  #isFrontDue: boolean = true
  #lightsMs: number = 0
  /** Since when everything to be shown has been drawn. */
  #restsSinceMs: number | undefined
  #drawnMs: number = 0

  constructor(options: StageOptions) {
    this.#options = options
    this.#layers = new Layers(options.box)
    this.#palette = options.skin.palette
    this.#pictures = openPictures(options.skin, options.language)
    // Requested at once; `open` reports the error.
    this.#pictures().catch(() => {})
    this.#playback = new Playback(options.model, options.events)
    this.#flights = new Flights(this.#palette, options.hasReducedEffects)
    this.#watcher = new ResizeObserver(() => void this.#build())
  }

  /** Draws everything once for the current size, then starts the loop. */
  async open(): Promise<void> {
    await this.#build()
    this.#watcher.observe(this.#options.box)
    this.#frames.requestNext()
  }

  close(): void {
    this.#building += 1
    this.#set = undefined
    this.#watcher.disconnect()
    this.#layers.close()
    this.#frames.close()
  }

  stand(grid: Grid): void {
    this.#playback.stand(grid)
    this.#wake()
  }

  begin(beginning: Beginning): void {
    this.#flights.front.clear()
    this.#playback.begin(performance.now(), beginning)
    this.#wake()
  }

  show(result: Round, cost: number): void {
    this.#playback.show(performance.now(), result, cost)
    this.#wake()
  }

  halt(): void {
    this.#playback.halt(performance.now())
    this.#wake()
  }

  skip(): void {
    this.#playback.skip(performance.now())
    this.#wake()
  }

  /** Resumes the loop, because there is something to draw. */
  #wake(): void {
    if (!this.#set) return
    this.#restsSinceMs = undefined
    this.#options.onDoze(false)
    this.#frames.requestNext()
  }

  async #build(): Promise<void> {
    const building = (this.#building += 1)
    const pictures = await this.#pictures()
    // A newer size overtook this one while its images loaded.
    if (building !== this.#building) return
    // Measured only now: while the images loaded, the controls were laid out.
    const size = this.#measure()
    const { width, height } = size
    if (width === 0 || height === 0) return
    if (this.#set?.width === width && this.#set.height === height) return
    this.#lay(size, pictures)
  }

  #measure(): LayersSize {
    const { box, hasReducedEffects } = this.#options
    const density = Math.min(hasReducedEffects() ? 1 : DENSITY_MAX, window.devicePixelRatio || 1)
    return { width: Math.round(box.clientWidth * density), height: Math.round(box.clientHeight * density), density }
  }

  #lay(size: LayersSize, pictures: StagePictures): void {
    const { model, words, skin } = this.#options
    const palette = this.#palette
    const shape = shapeOf(model)
    const layout = layOutStage({ ...size, shape })
    const emblem = emblemOf(model)
    const own = new Map(emblem ? [[SCATTER, paintEmblem(layout.symbol, palette, emblem)]] : [])
    const plan = { count: model.symbols.length, size: layout.symbol, glow: palette.gold, own }
    const { image, sharper } = pictures.symbols(layout.symbol)
    const atlas = makeAtlas(image, plan)
    const staging = { layout, columns: shape.columns, skin }
    const props = makeProps(pictures, staging)
    this.#layers.fit(layout, size)
    this.#publishFrame(layout, size.density)
    const paths = makeLinePaths(rulesOf(model).lines ?? [], layout)
    const strokes = new Strokes({ layout, palette, paths })
    const coins = new Coins(layout, palette, words, shape.rowsMax)
    const wheel = new Wheel(layout, size.height, palette, words)
    const set = { ...size, layout, atlas, props, coins, wheel, strokes, palette, outlines: [] }
    this.#set = set
    this.#sharpen = undefined
    this.#outlined = undefined
    this.#redraw()
    // Once the game can be played.
    whenIdle(() => void finishProps(props, pictures, staging).then(() => this.#redraw()))
    if (!sharper) return
    setTimeout(() => {
      // The stage was closed or resized meanwhile.
      if (this.#set !== set) return
      void sharper().then((sharp) => {
        if (!sharp || this.#set !== set) return
        this.#sharpen = () => makeAtlas(sharp, plan)
        this.#wake()
      })
    }, SHARPEN_AFTER_MS)
  }

  /** Replaces the first symbols by sharper ones while nothing moves: making them takes longer than a frame. */
  #takeSharper(): void {
    if (!this.#set || !this.#sharpen || this.#playback.isBusy) return
    this.#set = { ...this.#set, atlas: this.#sharpen() }
    this.#sharpen = undefined
    this.#redraw()
  }

  /** Redraws all layers in the next frame, including those that do not move. */
  #redraw(): void {
    this.#drawnMs = 0
    this.#isBackDue = true
    this.#isFrontDue = true
    this.#wake()
  }

  /** Publishes the position of the frame as CSS variables, because texts over the stage are placed by it. */
  #publishFrame({ frame }: StageLayout, density: number): void {
    const { style } = this.#options.box.parentElement ?? this.#options.box
    style.setProperty('--frame-top', `${frame.y / density}px`)
    style.setProperty('--frame-bottom', `${(frame.y + frame.height) / density}px`)
  }

  #tick(nowMs: number): void {
    this.#takeSharper()
    const set = this.#set
    if (!set) return
    this.#playback.advance(nowMs)
    if (this.#isIdle()) this.#rest(set, nowMs)
    else this.#go(set, nowMs)
  }

  #go(set: StageSet, nowMs: number): void {
    const isStill = this.#options.isStill()
    if (this.#playback.isMoving && !this.#options.hasReducedEffects() && this.#frameMonitor.note(nowMs - this.#drawnMs))
      this.#reduceEffects()
    const spanMs = Math.min(SPAN_MS_MAX, nowMs - this.#drawnMs)
    this.#drawnMs = nowMs
    if (!isStill) this.#fly(set, nowMs, spanMs)
    this.#draw(set, nowMs)
    if (this.#playback.isBusy || this.#flights.areAlive) this.#frames.requestNext()
    // The win stays until the next round, or until the player seems to be away.
    else if (nowMs - this.#playback.paidAtMs > DOZE_AFTER_MS) this.#options.onDoze(true)
    // Prizes are highlighted in turn with reduced motion too, but nothing moves.
    else if (isStill) this.#frames.requestAfter(IDLE_FRAME_MS)
    else this.#frames.requestNext()
  }

  /** Draws everything once; then only the bulbs are animated, until the player seems to be away. */
  #rest(set: StageSet, nowMs: number): void {
    if (this.#restsSinceMs === undefined) {
      this.#restsSinceMs = nowMs
      this.#isFrontDue = true
      this.#draw(set, nowMs)
    } else this.#drawFront(set, nowMs)
    this.#drawnMs = nowMs
    const isDozing = nowMs - this.#restsSinceMs > DOZE_AFTER_MS
    if (isDozing) this.#options.onDoze(true)
    else if (!this.#options.isStill()) this.#frames.requestAfter(IDLE_FRAME_MS)
  }

  #reduceEffects(): void {
    this.#options.onSlowFrames()
    void this.#build()
  }

  #isIdle(): boolean {
    return !this.#playback.isBusy && this.#playback.wins.length === 0 && !this.#flights.areAlive
  }

  #fly(set: StageSet, nowMs: number, spanMs: number): void {
    const { sky, front } = this.#flights
    // A layer with particles must be drawn once more after the last particle is gone.
    if (sky.isAlive) this.#isBackDue = true
    if (front.isAlive) this.#isFrontDue = true
    this.#flights.step(set, this.#playback, nowMs, spanMs)
  }

  #mood(): BulbMood {
    const { level, isFree, isMoving, wins } = this.#playback
    if (wins.length > 0 && level !== 'quiet' && level !== 'none') return 'win'
    if (isFree) return 'free'
    return isMoving ? 'run' : 'rest'
  }

  #draw(set: StageSet, nowMs: number): void {
    if (this.#isBackDue || this.#flights.sky.isAlive) this.#drawBack(set)
    this.#drawWindow(set, nowMs)
    if (this.#areLightsDue(nowMs)) this.#drawFront(set, nowMs)
  }

  #drawBack({ layout, props, width, height }: StageSet): void {
    const { pen, show } = this.#layers.back
    const { frame, title } = layout
    this.#isBackDue = false
    pen.clearRect(0, 0, width, height)
    this.#flights.sky.draw(pen, props)
    if (title && props.title) pen.drawImage(props.title, title.x, title.y)
    pen.drawImage(props.bed, frame.x, frame.y)
    show()
  }

  #drawWindow(set: StageSet, nowMs: number): void {
    const { pen } = this.#layers.window
    pen.drawImage(set.props.bed, set.layout.frame.x, set.layout.frame.y)
    drawReels(pen, set, this.#playback)
    this.#drawTension(set, nowMs)
    if (this.#playback.wins !== this.#outlined) this.#outline(set)
    if (this.#playback.wins.length > 0) drawWins(pen, set, this.#playback, nowMs - this.#playback.paidAtMs)
    set.coins.draw(pen, set.atlas, this.#playback, nowMs)
  }

  /** Lights have their own frame rate; with reduced effects they stop while anything else moves. */
  #areLightsDue(nowMs: number): boolean {
    const isHeld = this.#options.hasReducedEffects() && this.#playback.isBusy
    const isTime = nowMs - this.#lightsMs >= LIGHTS_MS && !isHeld
    const isDue = isTime || this.#flights.front.isAlive || this.#isFrontDue
    // The wheel turns in every frame, and must be gone in the frame after it.
    this.#isFrontDue = this.#playback.beat?.step.type === 'wheel'
    return isDue || this.#isFrontDue
  }

  #drawFront(set: StageSet, nowMs: number): void {
    const { pen, show } = this.#layers.front
    const { layout, props } = set
    this.#lightsMs = nowMs
    pen.clearRect(0, 0, set.width, set.height)
    pen.drawImage(props.frame, layout.frame.x, layout.frame.y)
    drawBulbs(pen, props, this.#mood(), this.#options.isStill() ? 0 : nowMs)
    set.wheel.draw(pen, this.#playback, layout)
    this.#flights.front.draw(pen, props)
    show()
  }

  #outline(set: StageSet): void {
    const { wins, reels } = this.#playback
    this.#outlined = wins
    set.outlines = makeOutlines(wins, set.layout, reels)
  }

  #drawTension({ layout, props }: StageSet, nowMs: number): void {
    const { pen } = this.#layers.window
    for (let reel = 0; reel < this.#playback.tense.length; reel++) {
      if (this.#playback.tense[reel] === 0) continue
      pen.globalAlpha = 0.66 + 0.26 * Math.sin(nowMs / 160)
      if (props.beam) pen.drawImage(props.beam, layout.reels.x + reel * layout.cellWidth, layout.reels.y)
    }
    pen.globalAlpha = 1
  }
}
