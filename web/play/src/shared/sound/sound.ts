import { chanceFrom } from '@ronda/art'
import type { Level } from '../wager/celebration.ts'
import { hiss, type Hiss } from './hiss.ts'
import { pluckString } from './pluck.ts'
import { musicOf, stringsUsed, type Note } from './score.ts'
import type { Stroke } from './strokes.ts'
import { hertzOf, type Tune } from './tune.ts'

const LOUDNESS = 0.5
const PLUCK_SECONDS = 1.2
const TUNE_MS = 40

/** Reels that stop within this time make one sound. */
const THUMP_APART_SECONDS = 0.03

const PARTS = ['music', 'effects'] as const
/** Melodies, and everything else: reels, presses, claps. */
export type SoundPart = (typeof PARTS)[number]
export type Muted = Readonly<Record<SoundPart, boolean>>

type AudioGraph = { readonly context: AudioContext } & Readonly<Record<SoundPart, GainNode>>
type Listening = { readonly context: AudioContext; readonly out: GainNode }

function bufferOf(context: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, context.sampleRate)
  buffer.copyToChannel(samples, 0)
  return buffer
}

/** All sound of the game, synthesised from strings, noise and sines: there are no audio files. */
export class Sound {
  readonly #chance: () => number = chanceFrom(7)
  readonly #strings: Map<number, AudioBuffer> = new Map()
  readonly #hisses: Map<string, AudioBuffer> = new Map()
  readonly #key: Tune
  #graph: AudioGraph | undefined
  #muted: Muted
  #isSuspended = false
  #thumpedAt: number = -1

  constructor(key: Tune, muted: Muted) {
    this.#key = key
    this.#muted = muted
  }

  /** Browsers allow sound only after a touch or a key, so this must be called from such a handler. */
  wake(): void {
    if (!this.#graph) {
      this.#graph = this.#openGraph()
      this.#tune()
    }
    if (this.#graph?.context.state === 'suspended') void this.#graph.context.resume()
  }

  setMuted(muted: Muted): void {
    this.#muted = muted
    this.#level()
  }

  /** Silent while another game is active, whatever the player chose. */
  suspend(isSuspended: boolean): void {
    this.#isSuspended = isSuspended
    this.#level()
  }

  #level(): void {
    if (!this.#graph) return
    const { context } = this.#graph
    for (const part of PARTS) this.#graph[part].gain.setTargetAtTime(this.#loudness(part), context.currentTime, 0.02)
  }

  #loudness(part: SoundPart): number {
    return this.#muted[part] || this.#isSuspended ? 0 : LOUDNESS
  }

  press(): void {
    this.hiss({ from: 2_400, to: 1_200, seconds: 0.05, force: 0.25 })
  }

  /** Plays noises one after another. */
  strike(strokes: readonly Stroke[]): void {
    for (const { atMs, ...plan } of strokes) this.hiss(plan, atMs)
  }

  /** A small gain. */
  gain(): void {
    this.playNotes(musicOf('win'))
  }

  /** The celebration of a big win. */
  cheer(level: Level): void {
    this.#clap()
    this.playNotes(musicOf(level))
  }

  #openGraph(): AudioGraph | undefined {
    // Some embedded browsers have no audio; the game works without it.
    if (typeof AudioContext === 'undefined') return undefined
    const context = new AudioContext()
    const limiter = context.createDynamicsCompressor()
    limiter.connect(context.destination)
    const open = (part: SoundPart): GainNode => {
      const gain = context.createGain()
      gain.gain.value = this.#loudness(part)
      gain.connect(limiter)
      return gain
    }
    return { context, music: open('music'), effects: open('effects') }
  }

  /** Synthesises one string after another between frames: all at once would delay the first win. */
  #tune(): void {
    const { context } = this.#graph ?? {}
    if (context) stringsUsed.forEach((step, index) => setTimeout(() => this.#stringOf(context, step), index * TUNE_MS))
  }

  /** Creates nothing while this part of the sound is muted. */
  #listening(part: SoundPart): Listening | undefined {
    if (this.#muted[part] || this.#graph?.context.state !== 'running') return undefined
    return { context: this.#graph.context, out: this.#graph[part] }
  }

  #stringOf(context: AudioContext, step: number): AudioBuffer {
    const known = this.#strings.get(step)
    if (known) return known
    const pluck = {
      frequency: hertzOf(this.#key, step),
      seconds: PLUCK_SECONDS,
      sampleRate: context.sampleRate,
      brightness: 0.55,
    }
    const samples = pluckString(pluck, this.#chance)
    const made = bufferOf(context, samples)
    this.#strings.set(step, made)
    return made
  }

  playNotes(notes: readonly Note[]): void {
    const graph = this.#listening('music')
    if (!graph) return
    const { context, out } = graph
    for (const { step, atMs, force } of notes) {
      const source = context.createBufferSource()
      const level = context.createGain()
      source.buffer = this.#stringOf(context, step)
      level.gain.value = force * 0.55
      source.connect(level).connect(out)
      source.start(context.currentTime + atMs / 1_000)
    }
  }

  hiss(plan: Hiss, atMs = 0): void {
    const graph = this.#listening('effects')
    if (!graph) return
    const { context, out } = graph
    const name = `${plan.from} ${plan.to} ${plan.seconds} ${plan.force}`
    const made = this.#hisses.get(name) ?? bufferOf(context, hiss(plan, context.sampleRate, this.#chance))
    this.#hisses.set(name, made)
    const source = context.createBufferSource()
    source.buffer = made
    source.connect(out)
    source.start(context.currentTime + atMs / 1_000)
  }

  /** A reel that stops: a soft drum, a little higher from reel to reel. */
  thump(reel: number): void {
    const graph = this.#listening('effects')
    if (!graph || graph.context.currentTime - this.#thumpedAt < THUMP_APART_SECONDS) return
    const { context, out } = graph
    const nowSeconds = context.currentTime
    this.#thumpedAt = nowSeconds
    const drum = context.createOscillator()
    const level = context.createGain()
    drum.frequency.setValueAtTime(150 + reel * 9, nowSeconds)
    drum.frequency.exponentialRampToValueAtTime(62, nowSeconds + 0.11)
    level.gain.setValueAtTime(0.5, nowSeconds)
    level.gain.exponentialRampToValueAtTime(0.001, nowSeconds + 0.14)
    drum.connect(level).connect(out)
    drum.start(nowSeconds)
    drum.stop(nowSeconds + 0.15)
    this.hiss({ from: 1_700, to: 700, seconds: 0.04, force: 0.16 })
  }

  /** The rising sound of a reel with tension. */
  rise(): void {
    const graph = this.#listening('effects')
    if (!graph) return
    const { context, out } = graph
    const nowSeconds = context.currentTime
    const tone = context.createOscillator()
    const level = context.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(hertzOf(this.#key, 0), nowSeconds)
    tone.frequency.exponentialRampToValueAtTime(hertzOf(this.#key, 7), nowSeconds + 1.3)
    level.gain.setValueAtTime(0.0001, nowSeconds)
    level.gain.exponentialRampToValueAtTime(0.14, nowSeconds + 1.1)
    level.gain.exponentialRampToValueAtTime(0.0001, nowSeconds + 1.4)
    tone.connect(level).connect(out)
    tone.start(nowSeconds)
    tone.stop(nowSeconds + 1.4)
  }

  /** Palmas: the hand clapping of the cadence. */
  #clap(): void {
    const beats = [0, 170, 340, 510, 680, 850, 1_020]
    for (const atMs of beats) setTimeout(() => this.hiss({ from: 1_500, to: 2_600, seconds: 0.07, force: 0.3 }), atMs)
  }
}
