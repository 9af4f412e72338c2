import drawQr from 'qrcode-generator'
import { Secret, TOTP } from 'otpauth'

/** The parameters that every authenticator app supports; some support no others. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Accepts codes one step early or late: clocks differ, and typing takes time. */
const WINDOW = 1

/** 160 bits, as long as the hash, in base32. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function otpauthUri(secret: string, issuer: string, username: string): string {
  return new TOTP({ ...PARAMETERS, issuer, label: username, secret: Secret.fromBase32(secret) }).toString()
}

/** The code that an app with this secret shows at a time. */
export function codeAt(secret: string, nowMs: number): string {
  return new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs })
}

/** How much longer the current code is shown. */
export function codeLifeMs(nowMs: number): number {
  const periodMs = PARAMETERS.period * 1_000
  return periodMs - (nowMs % periodMs)
}

/** The time step of a code; undefined when it belongs to no step near now. */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const of = { ...PARAMETERS, secret: Secret.fromBase32(secret), timestamp: nowMs }
  const delta = TOTP.validate({ ...of, token: code, window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ period: PARAMETERS.period, timestamp: nowMs }) + delta
}

/** The URI as a QR code in a data URL, so that the secret is in no request. */
export function pictureOf(address: string): string {
  const code = drawQr(0, 'M')
  code.addData(address)
  code.make()
  const svg = code.createSvgTag({ cellSize: 4, margin: 16, scalable: true })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
