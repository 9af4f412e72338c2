import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexOfBytes } from './bytes.ts'
import { growTree, isInTree, leafOf, type Proof } from './merkle.ts'

const native = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

const treeOf = (texts: readonly string[]) => growTree(texts.map((text) => leafOf(text)))
const rootHex = (texts: readonly string[]): string => hexOfBytes(treeOf(texts).root)

const proofOf = (texts: readonly string[], index: number): Proof => ({
  text: texts[index] ?? '',
  index,
  path: treeOf(texts).pathTo(index).map(hexOfBytes),
})

/** RFC 6962 as it is written there: a list is split at the largest power of two below its length. */
function rootOfTheRfc(texts: readonly string[]): Uint8Array {
  if (texts.length === 0) return native(new Uint8Array())
  if (texts.length === 1) return native(Buffer.concat([Buffer.of(0), Buffer.from(texts[0] ?? '')]))
  const half = 2 ** (Math.ceil(Math.log2(texts.length)) - 1)
  const parts = [rootOfTheRfc(texts.slice(0, half)), rootOfTheRfc(texts.slice(half))]
  return native(Buffer.concat([Buffer.of(1), ...parts]))
}

const someTexts = fc.uniqueArray(fc.string({ maxLength: 80 }), { minLength: 1, maxLength: 40 })
const textsAndPlace = someTexts.chain((texts) => fc.tuple(fc.constant(texts), fc.nat({ max: texts.length - 1 })))

describe('[FA7] a tree of texts', () => {
  test('has the root that RFC 6962 gives, whatever their number', () => {
    for (let count = 0; count <= 70; count += 1) {
      const texts = Array.from({ length: count }, (_, at) => `text ${at} ñ`)
      expect(rootHex(texts)).toBe(hexOfBytes(rootOfTheRfc(texts)))
    }
    expect(rootHex([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  test('is the same with the hash of node:crypto', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const leaves = texts.map((text) => leafOf(text, native))
        expect(hexOfBytes(growTree(leaves, native).root)).toBe(rootHex(texts))
      }),
    )
  })

  test('proves every text that is in it', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const root = rootHex(texts)
        for (const index of texts.keys()) expect(isInTree(proofOf(texts, index), root, texts.length)).toBe(true)
      }),
    )
  })

  test('proves no other text, index, number of texts or path', () => {
    fc.assert(
      fc.property(textsAndPlace, fc.string(), fc.nat({ max: 50 }), ([texts, index], text, other) => {
        const [root, proof] = [rootHex(texts), proofOf(texts, index)]
        if (text !== proof.text) expect(isInTree({ ...proof, text }, root, texts.length)).toBe(false)
        if (other !== index) expect(isInTree({ ...proof, index: other }, root, texts.length)).toBe(false)
        for (const path of [[...proof.path, root], proof.path.slice(1), proof.path.map(() => '0'.repeat(64))]) {
          if (path.join() !== proof.path.join()) expect(isInTree({ ...proof, path }, root, texts.length)).toBe(false)
        }
        expect(isInTree(proof, rootHex([...texts, 'one more']), texts.length + 1)).toBe(false)
      }),
    )
  })

  test('does not accept a node as a text: leaves and nodes are hashed with different prefixes', () => {
    const texts = ['a', 'b', 'c', 'd']
    const [left, right] = [treeOf(texts.slice(0, 2)).root, treeOf(texts.slice(2)).root]
    // The two nodes below the root, presented as the only text of a tree, with and without the prefix of a node.
    for (const forged of [String.fromCharCode(...left, ...right), `\u0001${String.fromCharCode(...left, ...right)}`]) {
      expect(isInTree({ text: forged, index: 0, path: [] }, rootHex(texts), 1)).toBe(false)
    }
    expect(
      isInTree({ text: String.fromCharCode(...left), index: 0, path: [hexOfBytes(right)] }, rootHex(texts), 2),
    ).toBe(false)
  })

  // oxfmt-ignore
  test.each<[string, Partial<Proof>, number]>([
    ['no leaves at all',                {},                             0],
    ['a place after the last',          { index: 3 },                   3],
    ['a place before the first',        { index: -1 },                  3],
    ['half a place',                    { index: 0.5 },                 3],
    ['more leaves than there can be',   {},                             2 ** 32],
    ['a path that is no digest',        { path: ['xyz', 'ab'] },        3],
    ['a path in capitals',              { path: ['AB'.repeat(32)] },    2],
  ])('refuses %s', (_, change, leaves) => {
    const texts = ['a', 'b', 'c']
    expect(isInTree({ ...proofOf(texts, 0), ...change }, rootHex(texts), leaves)).toBe(false)
  })

  test('can be built from trees of its parts, where these have a power of two of leaves', () => {
    const leaves = Array.from({ length: 45 }, (_, at) => leafOf(`text ${at}`))
    const parts = Array.from({ length: 6 }, (_, at) => leaves.slice(8 * at, 8 * at + 8))
    const trees = parts.map((part) => growTree(part))
    const [whole, top] = [growTree(leaves), growTree(trees.map(({ root }) => root))]
    expect(top.root).toEqual(whole.root)
    for (const index of leaves.keys()) {
      const page = index >> 3
      expect([...(trees[page]?.pathTo(index & 7) ?? []), ...top.pathTo(page)]).toEqual(whole.pathTo(index))
    }
  })
})
