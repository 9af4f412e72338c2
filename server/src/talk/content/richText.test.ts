import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSafe, plainWords } from './richText.lib.ts'

/** Allowed markup is kept; attack payloads are removed. */
test.each([
  ['<p>Hola <strong>tú</strong></p>', '<p>Hola <strong>tú</strong></p>'],
  ['<h1>Título</h1>', '<h2>Título</h2>'],
  ['<h2 id="content">Términos</h2>', '<h2>Términos</h2>'],
  ['<a href="/fairness">aquí</a>', '<a href="/fairness">aquí</a>'],
  ['<a href="#term">aquí</a>', '<a href="#term">aquí</a>'],
  [
    '<a href="https://a.example/x" rel="opener" target="_top">x</a>',
    '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  ],
  ['<ul><li>uno</li></ul>', '<ul><li>uno</li></ul>'],
  [
    '<table><tr><th scope="col">a</th></tr><tr><td>b</td></tr></table>',
    '<table><tr><th scope="col">a</th></tr><tr><td>b</td></tr></table>',
  ],
  // Classic payloads.
  ['<script>alert(1)</script>', ''],
  ['<p>a</p><script src=//evil.example/x.js></script>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg onload=alert(1)><circle/></svg>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<math><mtext></mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
  ['<iframe src="javascript:alert(1)"></iframe>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['<a href="/.//evil.example">x</a>', '<a>x</a>'],
  ['<a href="http://a.example">x</a>', '<a>x</a>'],
  ['<a href="https://me@a.example">x</a>', '<a>x</a>'],
  ['<a href="/x" onclick="alert(1)" style="position:fixed">x</a>', '<a href="/x">x</a>'],
  ['<p style="background:url(javascript:alert(1))">x</p>', '<p>x</p>'],
  ['<style>*{display:none}</style><p>x</p>', '<p>x</p>'],
  ['<form action="/wps/session/logout"><button>x</button></form>', 'x'],
  ['<base href="https://evil.example/"><p>x</p>', '<p>x</p>'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', ''],
  ['<link rel=stylesheet href=https://evil.example/x.css>', ''],
  ['<object data="https://evil.example/x.swf"></object>', ''],
  ['<template><script>alert(1)</script></template>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
  ['<textarea></textarea><img src=x onerror=alert(1)>', ''],
  ['<p id="content">x</p>', '<p>x</p>'],
  ['<<script>alert(1)//<</script>', '&lt;'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<!--[if IE]><script>alert(1)</script><![endif]-->', ''],
  ['<p>a<!-- nobody --></p>', '<p>a</p>'],
])('%j becomes %j', (written, kept) => {
  expect(makeSafe(written)).toBe(kept)
})

// oxfmt-ignore
const PIECES = [
  '<p>', '</p>', '<a href="', '">', "'", '"', '<', '>', '/', '&', '=', '`', '<!--', '-->', '<![CDATA[', ']]>',
  'javascript:alert(1)', 'onerror=alert(1)', ' style="x"', '<script>', '</script>', '<img src=x ', '<svg>',
  '<math>', '<style>', '</style>', '<table>', '<td>', '<h2 id="a">', '&#106;', '\u0000', '\t', '\n', 'palabra',
  '<textarea>', '</textarea>', '<xmp>', '<noscript>', '<template>', '<plaintext>', '<iframe srcdoc="',
]
const fragments = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 30 })
const markup = fragments.map((pieces) => pieces.join(''))

const ALLOWED_TAG =
  /^<\/?(h[2-4]|p|br|hr|blockquote|pre|ul|ol|li|dl|dt|dd|a|strong|b|em|i|small|sub|sup|code|mark|table|caption|thead|tbody|tr|th|td)(?: (?:href|target|rel|scope|start)="[^"<>]*")*(?: \/)?>$/

test('from any input, only listed tags with listed attributes remain', () => {
  fc.assert(
    fc.property(markup, (written) => {
      for (const [tag] of makeSafe(written).matchAll(/<[^>]*>?/g)) expect(tag).toMatch(ALLOWED_TAG)
    }),
  )
})

test('from any input, a link goes to a path of this site, a fragment or an https URL', () => {
  const link = fc
    .tuple(markup, fc.string(), markup)
    .map(([before, href, after]) => `${before}<a href="${href}">${after}`)
  fc.assert(
    fc.property(link, (written) => {
      for (const [, href = ''] of makeSafe(written).matchAll(/<a href="([^"]*)"/g)) {
        expect(href).toMatch(/^(?:#[a-z]|\/(?![/\\])|https:\/\/)/)
      }
    }),
  )
})

test('sanitizing safe text again changes nothing', () => {
  fc.assert(
    fc.property(markup, (written) => {
      const safe = makeSafe(written)
      expect(makeSafe(safe)).toBe(safe)
    }),
    { examples: [['<td><noscript><td>']], numRuns: 2_000 },
  )
})

test('plainWords strips the markup', () => {
  expect(plainWords('<h2>Uno</h2><p>dos <b>tres</b></p><ul><li>cuatro</li></ul>')).toBe('Uno dos tres cuatro')
})
