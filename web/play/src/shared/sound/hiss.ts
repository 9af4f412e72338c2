/**
 * Noise through a band-pass filter that slides from one pitch to another while it fades: the sound of something moving
 * through air.
 */
export type Hiss = { readonly from: number; readonly to: number; readonly seconds: number; readonly force: number }

/** Its level at the end, as a part of its force. */
const FAINT = 0.001

/** Pure, and computed once: a browser builds filters too slowly to do it for every reel that stops. */
export function hiss(
  { from, to, seconds, force }: Hiss,
  sampleRate: number,
  chance: () => number,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.floor(seconds * sampleRate))
  // The two state variables of the filter. It is stable at every sample rate, also those of phone calls.
  let [first, second] = [0, 0]
  for (let index = 0; index < samples.length; index++) {
    const part = index / samples.length
    const pitch = Math.tan((Math.PI * from * (to / from) ** part) / sampleRate)
    const kept = 1 / (1 + pitch * (pitch + 1))
    const rest = chance() * 2 - 1 - second
    const band = kept * (first + pitch * rest)
    const low = second + pitch * band
    first = 2 * band - first
    second = 2 * low - second
    samples[index] = band * force * (FAINT / force) ** part
  }
  return samples
}
