import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, so that looking more often shows no more. */
const LOOK_MS = 10
const MS_PER_TICK = 10

/** In `/proc/stat`: after the processor's name, seven kinds of time stand before this one. */
const STEAL_FIELD = 8

/** How much each processor had lost by then, in all its time. */
export type Look = { readonly atMs: number; readonly lostMs: readonly number[] }

/** What the host of this machine gave to other machines meanwhile. */
export type Stolen = {
  /** By the clock on the wall, of the processor that lost most. */
  readonly between: (fromMs: number, toMs: number) => number
  readonly stop: () => void
}

/** The time between two frames of a page. */
export type Frame = { readonly fromMs: number; readonly tookMs: number }

function look(): Look {
  const lines = readFileSync('/proc/stat', 'utf8').split('\n')
  const processors = lines.filter((line) => /^cpu\d/.test(line))
  const lostMs = processors.map((line) => Number(line.split(/\s+/)[STEAL_FIELD] ?? 0) * MS_PER_TICK)
  return { atMs: performance.timeOrigin + performance.now(), lostMs }
}

/** Between two looks as if it had been lost evenly. */
function lostAt(looks: readonly Look[], processor: number, atMs: number): number {
  const after = looks.find((one) => one.atMs >= atMs) ?? looks.at(-1)
  const before = looks.findLast((one) => one.atMs <= atMs) ?? looks[0]
  if (!before || !after) return 0
  const [from = 0, to = 0] = [before.lostMs[processor], after.lostMs[processor]]
  const spanMs = after.atMs - before.atMs
  return spanMs > 0 ? from + ((to - from) * (atMs - before.atMs)) / spanMs : to
}

export function lostBetween(looks: readonly Look[], fromMs: number, toMs: number): number {
  const losses = looks[0]?.lostMs.map((_, at) => lostAt(looks, at, toMs) - lostAt(looks, at, fromMs)) ?? []
  return Math.max(0, ...losses)
}

export function watchStolen(): Stolen {
  const looks = [look()]
  const timer = setInterval(() => looks.push(look()), LOOK_MS)
  return {
    between: (fromMs, toMs) => lostBetween(looks, fromMs, toMs),
    stop: () => {
      clearInterval(timer)
      looks.push(look())
    },
  }
}

/** A late frame in words. It counts all the same; whoever reads the figure knows what the machine had to do with it. */
export function tellFrame({ fromMs, tookMs }: Frame, stolen: Stolen): string {
  const lostMs = stolen.between(fromMs, fromMs + tookMs)
  return `one took ${tookMs.toFixed(1)} ms, ${lostMs.toFixed(0)} ms of it lost to the host`
}
