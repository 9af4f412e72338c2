import drawQr from 'qrcode-generator'
import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands; some know nothing else. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** One half minute early or late: clocks differ, and typing takes time. */
const WINDOW = 1

/** 160 bits, as long as the hash, in the letters that an app lets one type. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function addressOf(secret: string, issuer: string, username: string): string {
  return new TOTP({ ...KIND, issuer, label: username, secret: Secret.fromBase32(secret) }).toString()
}

/** The code that an app with this secret shows at a moment. */
export function codeAt(secret: string, nowMs: number): string {
  return new TOTP({ ...KIND, secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs })
}

/** How much longer an app shows what it shows now. */
export function codeLifeMs(nowMs: number): number {
  const periodMs = KIND.period * 1_000
  return periodMs - (nowMs % periodMs)
}

/** The half minute that a code belongs to, or undefined when it belongs to none near now. */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const of = { ...KIND, secret: Secret.fromBase32(secret), timestamp: nowMs }
  const delta = TOTP.validate({ ...of, token: code, window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ period: KIND.period, timestamp: nowMs }) + delta
}

/** The address as a picture that a phone's camera reads; a data URL, so that the secret is fetched from nowhere. */
export function pictureOf(address: string): string {
  const code = drawQr(0, 'M')
  code.addData(address)
  code.make()
  const svg = code.createSvgTag({ cellSize: 4, margin: 16, scalable: true })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
