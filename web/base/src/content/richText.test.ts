import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRichText, plainTextOf, type RichNode } from './richText.ts'

test.each([
  ['<p>Hola</p>', [{ tag: 'p', children: ['Hola'] }]],
  ['a &amp; b &lt;c&gt;', ['a & b <c>']],
  ['<p>a<br />b</p>', [{ tag: 'p', children: ['a', { tag: 'br', children: [] }, 'b'] }]],
  ['<a href="/help#term">x</a>', [{ tag: 'a', href: '/help#term', children: ['x'] }]],
  ['<a href="#check">x</a>', [{ tag: 'a', href: '#check', children: ['x'] }]],
  [
    '<a href="https://a.example/" target="_blank" rel="noopener">x</a>',
    [{ tag: 'a', href: 'https://a.example/', children: ['x'] }],
  ],
  // What the server would never send is not rendered even if received.
  ['<a href="javascript:alert(1)">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['<a href="//evil.example">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['<p onclick="x()">a</p>', [{ tag: 'p', children: ['a'] }]],
  ['<script>alert(1)</script>', ['alert(1)']],
  ['<img src=x onerror=alert(1)>', []],
  [
    '<ul><li>uno<li>dos</ul>',
    [{ tag: 'ul', children: [{ tag: 'li', children: ['uno', { tag: 'li', children: ['dos'] }] }] }],
  ],
  ['</p>a', ['a']],
  ['<p', []],
])('%j is read as its parts', (html, nodes) => {
  expect(parseRichText(html)).toEqual(nodes)
})

function depthOf(nodes: readonly RichNode[]): number {
  return Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))))
}

test('any text is parsed, at most twenty-one levels deep and without a script link', () => {
  const bits = fc.constantFrom('<p>', '</p>', '<b>', '<a href="', 'javascript:x', '">', '<', '>', '&lt;', 'x', ' ', '"')
  fc.assert(
    fc.property(fc.array(fc.oneof(bits, fc.string({ maxLength: 5 })), { maxLength: 80 }), (pieces) => {
      const nodes = parseRichText(pieces.join(''))
      expect(depthOf(nodes)).toBeLessThanOrEqual(21)
      expect(JSON.stringify(nodes)).not.toMatch(/"href":"(?!#|\/|https:)/)
    }),
  )
})

test('the plain text is read without its markup', () => {
  expect(plainTextOf(parseRichText('<h2>Uno</h2><p>dos <b>tres</b></p>'))).toBe('Uno dos tres')
})
