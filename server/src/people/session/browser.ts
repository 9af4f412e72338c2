/** Browsers by their user agent. One that also names another browser must come before that one. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** A short name of a browser, such as "Chrome, Android"; empty for an unknown user agent. */
export function describeBrowser(userAgent: string): string {
  const parts = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)]
  return parts.filter((part) => part !== undefined).join(', ')
}

/** An IP address without the part that identifies one household. */
export function maskIp(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain.includes('.')) return plain.replace(/\.\d+$/, '.•')
  const [head = ''] = plain.split('::')
  return `${head.split(':').slice(0, 3).join(':')}:•`
}
