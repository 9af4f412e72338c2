import { hash, randomInt } from 'node:crypto'
import { err, ok, type Result } from '@ronda/core'
import sharp from 'sharp'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { drawCaptcha, drawCaptchaText, normaliseCaptcha } from './captcha.ts'
import { useOnce } from './once.sql.ts'
import { PUZZLE_LIFE_MS } from './verification.ts'

export type CaptchaAnswer = { readonly id: string; readonly text: string }

export type Captcha = { readonly id: string; readonly image: string }

export type Captchas = {
  make(): Promise<Result<Captcha, 'server.busy'>>
  /** One try: whatever the answer, the captcha is gone. */
  check(answer: CaptchaAnswer | undefined): Promise<boolean>
}

export type CaptchaOptions = { readonly db: Db; readonly clock: Clock; readonly key: SecretKey }

const PLACE = 'captcha'
/** Pixels to the inch: two for each unit of the drawing. */
const DENSITY = 144

/** One is drawn at a time, and a second's worth may wait: a flood of them must not take the players' processor. */
const WAITING_MAX = 60

type Expected = { readonly text: string; readonly expiresAtMs: number }

/** The id is the sealed answer, so a flood of captchas that nobody answers leaves nothing behind. */
function makeId(key: SecretKey, { text, expiresAtMs }: Expected): string {
  return seal(key, `${text}${expiresAtMs.toString(36)}`, PLACE).toString('base64url')
}

/** Undefined for an id that this house has not made. */
function openId(key: SecretKey, id: string): Expected | undefined {
  try {
    const text = unseal(key, Buffer.from(id, 'base64url'), PLACE)
    return { text: text.slice(0, 5), expiresAtMs: Number.parseInt(text.slice(5), 36) }
  } catch {
    return undefined
  }
}

async function paint(text: string): Promise<string> {
  const svg = drawCaptcha(text, (below) => randomInt(below))
  const picture = await sharp(Buffer.from(svg), { density: DENSITY }).webp({ quality: 55, effort: 1 }).toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}

/** Pictures one after the other, in the order they were asked for; too many are refused at once. */
function openEasel(): (text: string) => Promise<Result<string, 'server.busy'>> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (text) => {
    if (waiting >= WAITING_MAX) return err('server.busy')
    waiting += 1
    const picture = last.then(() => paint(text)).finally(() => (waiting -= 1))
    last = picture.catch(() => undefined)
    return ok(await picture)
  }
}

export function openCaptchas({ db, clock, key }: CaptchaOptions): Captchas {
  const draw = openEasel()
  return {
    async make() {
      const text = drawCaptchaText((below) => randomInt(below))
      const image = await draw(text)
      if (!image.ok) return image
      const id = makeId(key, { text, expiresAtMs: clock.nowMs() + PUZZLE_LIFE_MS })
      return ok({ id, image: image.value })
    },
    async check(answer) {
      const expected = answer && openId(key, answer.id)
      if (answer === undefined || expected === undefined || expected.expiresAtMs <= clock.nowMs()) return false
      // Of what the id says, not of how it is written: base64 has several ways to write the same bytes.
      const mark = hash('sha256', Buffer.from(answer.id, 'base64url'), 'buffer')
      const isFirst = await db.write((tx) => useOnce(tx, mark, expected.expiresAtMs))
      return isFirst && normaliseCaptcha(answer.text) === expected.text
    },
  }
}
