import { bytesOf, hexOfBytes, makeBytes, readHex } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** SHA-256, passed by the caller: the server has a faster implementation than a browser page. */
export type Hash = (bytes: Uint8Array) => Uint8Array

const hashHere: Hash = (bytes) => makeBytes(sha256(bytes))

/** Prefixes of what is hashed, so that no node can be presented as a leaf, nor a leaf as a node. */
const LEAF = 0
const NODE = 1

const DIGEST_BYTES = 32
/** More leaves than any round will have; below it positions are exact in 32 bits. */
const LEAVES_MAX = 2 ** 31 - 1

/** The leaf of a text. */
export function leafOf(text: string, hash: Hash = hashHere): Uint8Array {
  const bytes = bytesOf(text)
  const marked = new Uint8Array(1 + bytes.length)
  marked[0] = LEAF
  marked.set(bytes, 1)
  return hash(marked)
}

function nodeOf(left: Uint8Array, right: Uint8Array, hash: Hash): Uint8Array {
  const marked = new Uint8Array(1 + 2 * DIGEST_BYTES)
  marked[0] = NODE
  marked.set(left, 1)
  marked.set(right, 1 + DIGEST_BYTES)
  return hash(marked)
}

/** The level above: nodes are joined in pairs, and an odd one at the end is carried up unchanged. */
function above(level: readonly Uint8Array[], hash: Hash): readonly Uint8Array[] {
  return Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => {
    const [left, right] = [level[2 * at], level[2 * at + 1]] as [Uint8Array, Uint8Array | undefined]
    return right === undefined ? left : nodeOf(left, right, hash)
  })
}

export type Tree = {
  /** Commits the publisher to every leaf and to their order. */
  readonly root: Uint8Array
  /** The hashes that a leaf is joined with, from the bottom up, to compute the root. */
  pathTo(index: number): readonly Uint8Array[]
}

export function growTree(leaves: readonly Uint8Array[], hash: Hash = hashHere): Tree {
  const levels = [leaves]
  for (let level = leaves; level.length > 1;) {
    level = above(level, hash)
    levels.push(level)
  }
  return {
    root: levels.at(-1)?.[0] ?? hash(new Uint8Array()),
    pathTo: (index) =>
      levels.map((level, height) => level[(index >> height) ^ 1]).filter((beside) => beside !== undefined),
  }
}

/** Proves that a text is in a tree: its index among the leaves, and its path to the root, in hexadecimal. */
export type Proof = { readonly text: string; readonly index: number; readonly path: readonly string[] }

/** Whether a text is a leaf of the tree with this root and this number of leaves. */
export function isInTree({ text, index, path }: Proof, root: string, leaves: number): boolean {
  if (!Number.isInteger(index) || index < 0 || index >= leaves || leaves > LEAVES_MAX) return false
  const steps = path.map(readHex)
  let [node, at, last, used] = [leafOf(text), index, leaves - 1, 0]
  for (; last > 0; [at, last] = [at >> 1, last >> 1]) {
    const isRight = (at & 1) === 1
    // The last node of a level, without a sibling.
    if (!isRight && at === last) continue
    const beside = steps[used]
    if (beside?.length !== DIGEST_BYTES) return false
    node = isRight ? nodeOf(beside, node, hashHere) : nodeOf(node, beside, hashHere)
    used += 1
  }
  return used === path.length && hexOfBytes(node) === root
}
