/** Noise through a band that slides from one pitch to another while it dies away: what moves through the air. */
export type Hiss = { readonly from: number; readonly to: number; readonly seconds: number; readonly force: number }

/** What is left of it at its end, as a part of its force. */
const FAINT = 0.001

/** Pure, and worked out once: a browser builds filters far too slowly to do it for every reel that stops. */
export function hiss(
  { from, to, seconds, force }: Hiss,
  sampleRate: number,
  chance: () => number,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.floor(seconds * sampleRate))
  let [low, band] = [0, 0]
  for (let index = 0; index < samples.length; index++) {
    const part = index / samples.length
    const pitch = 2 * Math.sin((Math.PI * from * (to / from) ** part) / sampleRate)
    low += pitch * band
    band += pitch * (chance() * 2 - 1 - low - band)
    samples[index] = band * force * (FAINT / force) ** part
  }
  return samples
}
