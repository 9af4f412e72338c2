import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeBrowser, maskIp } from './browser.ts'

// oxfmt-ignore
test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',               'Chrome, Android'],
  ['Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36', 'Samsung Internet, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1', 'Chrome, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',           'Edge, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',                                            'Firefox, macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 OPR/111.0',                     'Opera, Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',                      'Chrome, ChromeOS'],
  ['curl/8.5.0',                                                                                                                      ''],
  ['',                                                                                                                                ''],
])('%s: %s', (userAgent, expected) => {
  expect(describeBrowser(userAgent)).toBe(expected)
})

test.each([
  ['203.0.113.77', '203.0.113.•'],
  ['::ffff:203.0.113.77', '203.0.113.•'],
  ['2001:db8:1234:5678::9', '2001:db8:1234:•'],
  ['::1', ':•'],
  ['2001:db8::9', '2001:db8:•'],
])('%s is shown as %s', (ip, expected) => {
  expect(maskIp(ip)).toBe(expected)
})

test('neither function throws on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(describeBrowser(text).length).toBeLessThan(40)
      maskIp(text)
    }),
  )
})
