/**
 * A plucked string after Karplus and Strong: a burst of noise runs through a loop as long as one wave, and loses high
 * frequencies with every pass. Pure, so that the same note always sounds the same.
 */
export type Pluck = {
  readonly frequency: number
  readonly seconds: number
  readonly sampleRate: number
  /** 0 is a soft thumb, 1 a bright nail. */
  readonly brightness: number
}

/** How much of each pass is kept: how long the string sounds. */
const SUSTAIN = 0.9965

export function pluckString(
  { frequency, seconds, sampleRate, brightness }: Pluck,
  chance: () => number,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.floor(seconds * sampleRate))
  const period = Math.max(2, Math.round(sampleRate / frequency))
  const loop = new Float32Array(period)
  let smoothed = 0
  for (let index = 0; index < period; index++) {
    smoothed += (chance() * 2 - 1 - smoothed) * (0.25 + 0.7 * brightness)
    loop[index] = smoothed
  }
  for (let index = 0; index < samples.length; index++) {
    const at = index % period
    const here = loop[at] ?? 0
    const next = loop[(at + 1) % period] ?? 0
    samples[index] = here
    loop[at] = (here + next) * 0.5 * SUSTAIN
  }
  return fadeOut(samples)
}

/** Fades to zero, so that the end makes no click. */
function fadeOut(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const tail = Math.floor(samples.length * 0.2)
  for (let index = 0; index < tail; index++) {
    const at = samples.length - 1 - index
    samples[at] = ((samples[at] ?? 0) * index) / tail
  }
  return samples
}
