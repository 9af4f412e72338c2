import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, so sampling more often shows nothing more. */
const SAMPLE_MS = 10
const MS_PER_TICK = 10

/** In `/proc/stat`: seven other kinds of time come between the CPU's name and this one. */
const STEAL_FIELD = 8

/** How much each CPU had lost until then, in total. */
export type StealSample = { readonly atMs: number; readonly lostMs: readonly number[] }

/** CPU time that the host gave to other machines (steal time). */
export type Stolen = {
  /** In wall-clock time, of the CPU that lost most. */
  readonly between: (fromMs: number, toMs: number) => number
  readonly stop: () => void
}

/** The time between two frames of a page. */
export type Frame = { readonly fromMs: number; readonly tookMs: number }

function takeSample(): StealSample {
  const lines = readFileSync('/proc/stat', 'utf8').split('\n')
  const processors = lines.filter((line) => /^cpu\d/.test(line))
  const lostMs = processors.map((line) => Number(line.split(/\s+/)[STEAL_FIELD] ?? 0) * MS_PER_TICK)
  return { atMs: performance.timeOrigin + performance.now(), lostMs }
}

/** Between two samples, as if it had been lost evenly. */
function lostAt(samples: readonly StealSample[], processor: number, atMs: number): number {
  const after = samples.find((one) => one.atMs >= atMs) ?? samples.at(-1)
  const before = samples.findLast((one) => one.atMs <= atMs) ?? samples[0]
  if (!before || !after) return 0
  const [from = 0, to = 0] = [before.lostMs[processor], after.lostMs[processor]]
  const spanMs = after.atMs - before.atMs
  return spanMs > 0 ? from + ((to - from) * (atMs - before.atMs)) / spanMs : to
}

export function lostBetween(samples: readonly StealSample[], fromMs: number, toMs: number): number {
  const losses = samples[0]?.lostMs.map((_, at) => lostAt(samples, at, toMs) - lostAt(samples, at, fromMs)) ?? []
  return Math.max(0, ...losses)
}

export function watchStolen(): Stolen {
  const samples = [takeSample()]
  const timer = setInterval(() => samples.push(takeSample()), SAMPLE_MS)
  return {
    between: (fromMs, toMs) => lostBetween(samples, fromMs, toMs),
    stop: () => {
      clearInterval(timer)
      samples.push(takeSample())
    },
  }
}

/** A description of a late frame. It counts anyway; the reader of the figure learns the machine's part in it. */
export function describeFrame({ fromMs, tookMs }: Frame, stolen: Stolen): string {
  const lostMs = stolen.between(fromMs, fromMs + tookMs)
  return `one took ${tookMs.toFixed(1)} ms, ${lostMs.toFixed(0)} ms of it lost to the host`
}
