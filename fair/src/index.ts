export { commitmentOf, sha256Hex } from './commitment.ts'
export { openStream, type RoundSeed } from './stream.ts'
