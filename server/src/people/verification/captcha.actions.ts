import { hash, randomInt } from 'node:crypto'
import { ok, type Result } from '@ronda/core'
import sharp from 'sharp'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeFairJobs } from '../../platform/queue/fairJobs.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { drawCaptcha, drawCaptchaText, normaliseCaptcha } from './captcha.ts'
import { takeOnce } from './once.sql.ts'
import { PUZZLE_LIFE_MS } from './verification.ts'
import type { Work } from './work.actions.ts'

/** The text of the picture; a person who cannot see it lets the browser solve a long puzzle instead. */
export type CaptchaAnswer = { readonly id: string; readonly text: string } | { readonly work: string }

export type Captcha = { readonly id: string; readonly image: string }

export type Captchas = {
  /** Networks are served in turn, so that one that requests many delays no other. */
  make(network: string): Promise<Result<Captcha, 'server.busy'>>
  /** A captcha can be answered once, whatever the answer. */
  check(answer: CaptchaAnswer | undefined, ip: string): Promise<boolean>
}

export type CaptchaOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly work: Pick<Work, 'check'>
}

const SEAL_CONTEXT = 'captcha'
/** Pixels per inch: two pixels for each unit of the drawing. */
const DENSITY = 144

/** One is drawn at a time and few seconds of work may wait, so that a flood does not take CPU time from the games. */
const WAITING_MAX = 200
/** The limit of one network: half a second of work. */
const NETWORK_WAITING_MAX = 30

type Expected = { readonly text: string; readonly expiresAtMs: number }

/** The id is the sealed answer, so captchas that are never answered need no storage. */
function makeId(key: SecretKey, { text, expiresAtMs }: Expected): string {
  return seal(key, `${text}${expiresAtMs.toString(36)}`, SEAL_CONTEXT).toString('base64url')
}

/** Undefined for an id that was not sealed with our key. */
function openId(key: SecretKey, id: string): Expected | undefined {
  try {
    const text = unseal(key, Buffer.from(id, 'base64url'), SEAL_CONTEXT)
    return { text: text.slice(0, 5), expiresAtMs: Number.parseInt(text.slice(5), 36) }
  } catch {
    return undefined
  }
}

async function renderImage(text: string): Promise<string> {
  const svg = drawCaptcha(text, (below) => randomInt(below))
  const picture = await sharp(Buffer.from(svg), { density: DENSITY }).webp({ quality: 55, effort: 1 }).toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}

export function openCaptchas({ db, clock, key, work }: CaptchaOptions): Captchas {
  const inTurn = makeFairJobs({ atOnceMax: 1, perKeyMax: NETWORK_WAITING_MAX, waitingMax: WAITING_MAX })
  return {
    async make(network) {
      const text = drawCaptchaText((below) => randomInt(below))
      const image = await inTurn(network, () => renderImage(text))
      if (!image.ok) return image
      const id = makeId(key, { text, expiresAtMs: clock.nowMs() + PUZZLE_LIFE_MS })
      return ok({ id, image: image.value })
    },
    async check(answer, ip) {
      if (answer === undefined) return false
      if ('work' in answer) return work.check(answer.work, ip, 'long')
      const expected = openId(key, answer.id)
      if (expected === undefined || expected.expiresAtMs <= clock.nowMs()) return false
      // Hash the bytes, not the text: several base64 texts decode to the same bytes.
      const useHash = hash('sha256', Buffer.from(answer.id, 'base64url'), 'buffer')
      const isFirst = await db.write((tx) => takeOnce(tx, useHash, expected.expiresAtMs))
      return isFirst && normaliseCaptcha(answer.text) === expected.text
    },
  }
}
