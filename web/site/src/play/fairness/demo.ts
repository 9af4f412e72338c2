import { commitmentOf, openStream } from '@ronda/fair'

/** A proof in miniature. While it is sealed only the seal may be shown; the secret is kept for the opening. */
export type Demo = {
  readonly state: 'sealed' | 'opened'
  readonly seal: string
  readonly serverSeed: string
  readonly clientSeed: string
  /** Five numbers a draw, as five reels would stop. */
  readonly draws: readonly (readonly number[])[]
}

const REELS = 5
/** Places where a reel of the demonstration can stop. */
const POSITIONS = 32
export const DRAWS_MAX = 6

export function beginDemo(serverSeed: string, clientSeed: string): Demo {
  return { state: 'sealed', seal: commitmentOf(serverSeed), serverSeed, clientSeed, draws: [] }
}

function drawOnce(serverSeed: string, clientSeed: string, nonce: number): readonly number[] {
  const stream = openStream({ serverSeed, clientSeed, nonce })
  return Array.from({ length: REELS }, () => stream(POSITIONS))
}

export function mayDraw(demo: Demo): boolean {
  return demo.state === 'sealed' && demo.clientSeed.length > 0 && demo.draws.length < DRAWS_MAX
}

export function draw(demo: Demo): Demo {
  if (!mayDraw(demo)) return demo
  return { ...demo, draws: [...demo.draws, drawOnce(demo.serverSeed, demo.clientSeed, demo.draws.length)] }
}

/** A seed that has been drawn with stays, or the draws could be bent afterwards. */
export function chooseSeed(demo: Demo, clientSeed: string): Demo {
  return demo.state === 'sealed' && demo.draws.length === 0 ? { ...demo, clientSeed } : demo
}

export function open(demo: Demo): Demo {
  return { ...demo, state: 'opened' }
}

export type Verdict = { readonly sealMatches: boolean; readonly drawsRepeat: boolean }

/** What anyone can check once the seed is open, computed afresh from it. */
export function check(demo: Demo): Verdict {
  return {
    sealMatches: commitmentOf(demo.serverSeed) === demo.seal,
    drawsRepeat: demo.draws.every((shown, nonce) => {
      const again = drawOnce(demo.serverSeed, demo.clientSeed, nonce)
      return again.every((stop, reel) => stop === shown[reel])
    }),
  }
}
