import { hash, randomInt } from 'node:crypto'
import { ok, type Result } from '@ronda/core'
import sharp from 'sharp'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeFairJobs } from '../../platform/queue/fairJobs.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { drawCaptcha, drawCaptchaText, normaliseCaptcha } from './captcha.ts'
import { useOnce } from './once.sql.ts'
import { PUZZLE_LIFE_MS } from './verification.ts'
import type { Work } from './work.actions.ts'

/** What a person read in the picture; whoever cannot see it has their machine work for a while instead. */
export type CaptchaAnswer = { readonly id: string; readonly text: string } | { readonly work: string }

export type Captcha = { readonly id: string; readonly image: string }

export type Captchas = {
  /** Drawn in turn by network, so that one which asks for many keeps no other waiting. */
  make(network: string): Promise<Result<Captcha, 'server.busy'>>
  /** One try: whatever the answer, the captcha is gone. */
  check(answer: CaptchaAnswer | undefined, ip: string): Promise<boolean>
}

export type CaptchaOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly work: Pick<Work, 'check'>
}

const PLACE = 'captcha'
/** Pixels to the inch: two for each unit of the drawing. */
const DENSITY = 144

/** One is drawn at a time, and few seconds' worth may wait: a flood of them must not take the players' processor. */
const WAITING_MAX = 200
/** Of one network; half a second's worth. */
const NETWORK_WAITING_MAX = 30

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

export function openCaptchas({ db, clock, key, work }: CaptchaOptions): Captchas {
  const inTurn = makeFairJobs({ atOnceMax: 1, perKeyMax: NETWORK_WAITING_MAX, waitingMax: WAITING_MAX })
  return {
    async make(network) {
      const text = drawCaptchaText((below) => randomInt(below))
      const image = await inTurn(network, () => paint(text))
      if (!image.ok) return image
      const id = makeId(key, { text, expiresAtMs: clock.nowMs() + PUZZLE_LIFE_MS })
      return ok({ id, image: image.value })
    },
    async check(answer, ip) {
      if (answer === undefined) return false
      if ('work' in answer) return work.check(answer.work, ip, 'long')
      const expected = openId(key, answer.id)
      if (expected === undefined || expected.expiresAtMs <= clock.nowMs()) return false
      // Of what the id says, not of how it is written: base64 has several ways to write the same bytes.
      const mark = hash('sha256', Buffer.from(answer.id, 'base64url'), 'buffer')
      const isFirst = await db.write((tx) => useOnce(tx, mark, expected.expiresAtMs))
      return isFirst && normaliseCaptcha(answer.text) === expected.text
    },
  }
}
