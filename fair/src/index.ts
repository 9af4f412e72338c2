export { commitmentOf, sha256Hex } from './commitment.ts'
export { drawBelow } from './draw.ts'
export { openStream, openWords, type RoundSeed } from './stream.ts'
