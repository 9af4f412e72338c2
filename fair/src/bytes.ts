const encoder = new TextEncoder()
const ASCII_MAX = 0x7f

/** Text as its UTF-8 bytes. Seeds are short and ASCII, and for those a loop is several times quicker than the encoder. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit > ASCII_MAX) return encoder.encode(text)
    bytes[i] = unit
  }
  return bytes
}

/** Words as their bytes, the most significant first. */
export function makeBytes(words: Int32Array): Uint8Array {
  const bytes = new Uint8Array(4 * words.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = (words[i >> 2] ?? 0) >>> (24 - 8 * (i & 3))
  return bytes
}

/** Words as lower-case hexadecimal digits, eight for each word. */
export function makeHex(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const HEX = /^(?:[0-9a-f]{2})*$/

/** The bytes of lower-case hexadecimal digits. Undefined for any other text. */
export function readHex(text: string): Uint8Array | undefined {
  if (!HEX.test(text)) return undefined
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16))
}

/** Bytes as lower-case hexadecimal digits. */
export function hexOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
