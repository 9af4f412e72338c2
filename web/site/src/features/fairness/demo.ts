import { bindClientSeed, commitmentOf, isBoundSeed, isOwnText, openStream } from '@ronda/fair'

/** A proof in miniature. While it is sealed only the commitment may be shown; the seed is kept for the reveal. */
export type Demo = {
  readonly state: 'sealed' | 'opened'
  readonly seal: string
  readonly serverSeed: string
  /** The user's own seed. */
  readonly ownText: string
  /** Five numbers per draw, as five reels would stop. */
  readonly draws: readonly (readonly number[])[]
}

const REELS = 5
/** The stop positions of a reel of the demonstration. */
const POSITIONS = 32
export const DRAWS_MAX = 6

export function beginDemo(serverSeed: string, ownText: string): Demo {
  return { state: 'sealed', seal: commitmentOf(serverSeed), serverSeed, ownText, draws: [] }
}

/** The user's text with the digits of the commitment: the input of the draw. */
export const clientSeedOf = ({ ownText, seal }: Demo): string => bindClientSeed(ownText, seal)

function drawOnce(demo: Demo, nonce: number): readonly number[] {
  const stream = openStream({ serverSeed: demo.serverSeed, clientSeed: clientSeedOf(demo), nonce })
  return Array.from({ length: REELS }, () => stream(POSITIONS))
}

export function mayDraw(demo: Demo): boolean {
  return demo.state === 'sealed' && isOwnText(demo.ownText) && demo.draws.length < DRAWS_MAX
}

export function draw(demo: Demo): Demo {
  if (!mayDraw(demo)) return demo
  return { ...demo, draws: [...demo.draws, drawOnce(demo, demo.draws.length)] }
}

/** A text that was used in a draw cannot change, or the draws could be manipulated afterwards. */
export function chooseText(demo: Demo, ownText: string): Demo {
  return demo.state === 'sealed' && demo.draws.length === 0 ? { ...demo, ownText } : demo
}

export function open(demo: Demo): Demo {
  return { ...demo, state: 'opened' }
}

export type Verdict = { readonly sealMatches: boolean; readonly orderShown: boolean; readonly drawsRepeat: boolean }

/** What anyone can check once the seed is revealed, computed from it again. */
export function check(demo: Demo): Verdict {
  const commitment = commitmentOf(demo.serverSeed)
  return {
    sealMatches: commitment === demo.seal,
    orderShown: isBoundSeed(clientSeedOf(demo), commitment),
    drawsRepeat: demo.draws.every((shown, nonce) => {
      const again = drawOnce(demo, nonce)
      return again.every((stop, reel) => stop === shown[reel])
    }),
  }
}
