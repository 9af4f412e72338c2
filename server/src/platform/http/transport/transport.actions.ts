import { present, seconds } from '@ronda/core'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Clock } from '../../clock/clock.ts'
import { IdleFirstPool } from '../../workers/idleFirstPool.ts'
import type { WorkPool } from '../../workers/workPool.ts'
import type { Db, Tx } from '../../postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../secrets/index.ts'
import { deleteKeysBut, insertKey, lockKeys, newestKeys, type StoredKey } from './transport.sql.ts'
import {
  acceptedKeys,
  isRotationDue,
  KEY_AGREEMENT,
  kidOf,
  jweIn,
  parseFields,
  type OpeningJob,
  type PublicKey,
  type TransportKey,
} from './transport.ts'

export type Transport = {
  /** The current public key; made when there is none, and rotated when it is old. */
  shownKey(): Promise<PublicKey>
  /** The fields that an encrypted body carries, or undefined when it is no such body. */
  open(body: unknown): Promise<unknown>
  close(): void
}

/** Too many bodies are waiting to be decrypted; a retry in a moment may succeed. */
class TransportBusy extends Error {
  override readonly name = 'TransportBusy'
}

/** Bodies that may wait to be decrypted; more than a busy minute ever brings. */
const WAITING_MAX = 200

export type BodyOpener = WorkPool<OpeningJob, string | null>

export type TransportOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** Low-priority processes of its own when absent. */
  readonly opener?: BodyOpener | undefined
}

const startOpener = (): BodyOpener => new IdleFirstPool(new URL('./transport.process.ts', import.meta.url))

/** Another process may have made a key: the keys are read this often at most, however many unknown key ids are sent. */
const READ_EVERY_MS = seconds(1)
/** The newest, and the one before it. */
const KEYS_MAX = 2

const placeOf = (kid: string): string => `transport_key:${kid}`

async function makeKey(key: SecretKey, nowMs: number): Promise<StoredKey> {
  const pair = await generateKeyPair(KEY_AGREEMENT, { crv: 'P-256', extractable: true })
  const { x, y } = await exportJWK(pair.publicKey)
  const kid = crypto.randomUUID()
  const shown = { kid, kty: 'EC', crv: 'P-256', x: present(x, 'an x'), y: present(y, 'a y') } as const
  const sealed = seal(key, JSON.stringify(await exportJWK(pair.privateKey)), placeOf(kid))
  return { shown, sealed, createdAtMs: nowMs }
}

function openKey(key: SecretKey, { shown, sealed, createdAtMs }: StoredKey): TransportKey {
  return { shown, createdAtMs, secret: JSON.parse(unseal(key, sealed, placeOf(shown.kid))) as JWK }
}

/** The first process to take the lock makes the key; the others read it. */
async function rotate(tx: Tx, key: SecretKey, nowMs: number): Promise<readonly StoredKey[]> {
  await lockKeys(tx)
  const stored = await newestKeys(tx, KEYS_MAX)
  if (!isRotationDue(stored[0], nowMs)) return stored
  const made = await makeKey(key, nowMs)
  await insertKey(tx, made)
  const newest = [made, ...stored].slice(0, KEYS_MAX)
  await deleteKeysBut(
    tx,
    newest.map(({ shown }) => shown.kid),
  )
  return newest
}

/** Whether the newest key of this database opens with the secret key; undefined where there is none yet. */
export async function opensTransportKeys(db: Db, key: SecretKey): Promise<boolean | undefined> {
  const [newest] = await db.read((tx) => newestKeys(tx, 1))
  if (newest === undefined) return undefined
  try {
    unseal(key, newest.sealed, placeOf(newest.shown.kid))
    return true
  } catch {
    return false
  }
}

export function openTransport({ db, clock, key, opener = startOpener() }: TransportOptions): Transport {
  let known: readonly TransportKey[] = []
  let readAtMs = -Infinity
  let reading: Promise<void> | undefined

  async function readKeys(): Promise<void> {
    const nowMs = clock.nowMs()
    const stored = await db.read((tx) => newestKeys(tx, KEYS_MAX))
    const current = isRotationDue(stored[0], nowMs) ? await db.write((tx) => rotate(tx, key, nowMs)) : stored
    known = current.map((each) => openKey(key, each))
    readAtMs = nowMs
  }

  /** Concurrent callers share one read. */
  function readKeysOnce(): Promise<void> {
    reading ??= readKeys().finally(() => (reading = undefined))
    return reading
  }

  const isReadDue = (): boolean => clock.nowMs() >= readAtMs + READ_EVERY_MS

  async function keyNamed(kid: string): Promise<TransportKey | undefined> {
    const find = (): TransportKey | undefined =>
      acceptedKeys(known, clock.nowMs()).find(({ shown }) => shown.kid === kid)
    const found = find()
    if (found !== undefined || !isReadDue()) return found
    await readKeysOnce()
    return find()
  }

  return {
    async shownKey() {
      if (isReadDue() || isRotationDue(known[0], clock.nowMs())) await readKeysOnce()
      return present(known[0], 'a key after reading the keys').shown
    },
    async open(body) {
      const jwe = jweIn(body)
      const kid = jwe === undefined ? undefined : kidOf(jwe)
      if (jwe === undefined || kid === undefined) return undefined
      const named = await keyNamed(kid)
      if (named === undefined) return undefined
      if (opener.waiting >= WAITING_MAX) throw new TransportBusy('too many encrypted bodies at once')
      return parseFields(await opener.ask({ jwe, kid, jwk: named.secret }))
    },
    close: () => opener.close(),
  }
}
