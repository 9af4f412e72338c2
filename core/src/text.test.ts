import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, fillText } from './text.ts'

test('text is escaped, so that it never becomes markup', () => {
  expect(escapeHtml(`<img src=x onerror="a('b')">&`)).toBe('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;')
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[<>"']/.test(escapeHtml(text))))
})

test('values replace their names in braces, unchanged', () => {
  expect(fillText('{brand}: {code}, {code}; {else}', { brand: 'Ronda', code: '$&{brand}' })).toBe(
    'Ronda: $&{brand}, $&{brand}; {else}',
  )
})
