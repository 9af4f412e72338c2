import { hash } from 'node:crypto'

/** The UUID that a name always has (version 8), for operations that must happen once however often they are tried. */
export function namedUuid(name: string): string {
  const bytes = hash('sha256', name, 'buffer').subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
