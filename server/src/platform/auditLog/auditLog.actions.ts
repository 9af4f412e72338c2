import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import type { Db } from '../postgres/db.ts'
import type { Signer } from '../secrets/index.ts'
import { endFaultsOf, faultsOf, START, type AuditLogFault, type Head } from './chain.ts'
import {
  findNewestCheck,
  findNewestSeal,
  findSeals,
  insertCheck,
  insertSeal,
  type AuditLogReport,
  type AuditSeal,
} from './check.sql.ts'
import { findEnd, findHashOf, findLinks } from './auditLog.sql.ts'
import { sealFileIn, type SealFile } from './sealFile.ts'

export type AuditLogOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly signer: Signer
  /** The folder where seals are also written to a file; none when absent. */
  readonly folder?: string | undefined
}

export type AuditLog = {
  /** Checks the chain from its first line and stores the report. */
  check(): Promise<AuditLogReport>
  newest(): Promise<AuditLogReport>
  /** Signs the end of the chain, once a day. */
  seal(): Promise<void>
  newestSeal(): Promise<AuditSeal | undefined>
  readonly publicKey: string
}

/** Lines held in memory at a time, however long the chain is. */
const PAGE_LINES = 1_000
/** A longer list would not describe the tampering any better. */
const FAULTS_MAX = 100

type Walk = { readonly last: Head; readonly faults: AuditLogFault[] }

async function walkLines(db: Db, uptoSeq: number): Promise<Walk> {
  const faults: AuditLogFault[] = []
  let last = START
  for (;;) {
    const afterSeq = last.seq
    const links = await db.read((tx) => findLinks(tx, { afterSeq, uptoSeq, atMost: PAGE_LINES }))
    for (const link of links) {
      faults.push(...faultsOf(last, link))
      last = link
    }
    if (links.length < PAGE_LINES || faults.length >= FAULTS_MAX) return { last, faults }
  }
}

const signedText = ({ day, seq, hash }: Omit<AuditSeal, 'signature'>): string => `${day} ${seq} ${hash.toString('hex')}`

/** Whether a seal is signed by us, and the chain still contains its line. */
async function isHeld({ db, signer }: AuditLogOptions, seal: AuditSeal): Promise<boolean> {
  if (!signer.isSigned(signedText(seal), seal.signature)) return false
  const hash = seal.seq === 0 ? START.hash : await db.read((tx) => findHashOf(tx, seal.seq))
  return hash?.equals(seal.hash) ?? false
}

async function* storedSeals(db: Db): AsyncIterable<AuditSeal> {
  for (let day = '0001-01-01'; ;) {
    const afterDay = day
    const seals = await db.read((tx) => findSeals(tx, afterDay, PAGE_LINES))
    yield* seals
    const last = seals.at(-1)
    if (last === undefined || seals.length < PAGE_LINES) return
    day = last.day
  }
}

async function* everySeal(db: Db, file: SealFile | undefined): AsyncIterable<AuditSeal | undefined> {
  yield* storedSeals(db)
  if (file !== undefined) yield* file.lines()
}

async function sealFaults(options: AuditLogOptions, file: SealFile | undefined): Promise<readonly AuditLogFault[]> {
  const faults: AuditLogFault[] = []
  for await (const seal of everySeal(options.db, file)) {
    if (seal === undefined || !(await isHeld(options, seal))) faults.push({ seq: seal?.seq ?? 0, fault: 'unsigned' })
    if (faults.length >= FAULTS_MAX) break
  }
  return faults
}

/** Compares every line with the one before, the stored end with the last line, and both with the seals. */
async function verifyAuditLog(options: AuditLogOptions): Promise<AuditLogReport> {
  const { db, clock, folder } = options
  const checkedAtMs = clock.nowMs()
  // The end is read once; lines written from now on are checked the next time.
  const { head, lastSeq } = await db.read(findEnd)
  const { last, faults } = await walkLines(db, lastSeq)
  const isCutShort = faults.length >= FAULTS_MAX
  const atEnd = isCutShort ? [] : endFaultsOf(last, head)
  const signed = await sealFaults(options, folder === undefined ? undefined : sealFileIn(folder))
  return { checkedAtMs, seq: last.seq, faults: [...faults, ...atEnd, ...signed].slice(0, FAULTS_MAX) }
}

async function sealEnd({ db, clock, log, signer, folder }: AuditLogOptions): Promise<void> {
  const { head } = await db.read(findEnd)
  const day = new Date(clock.nowMs()).toISOString().slice(0, 10)
  const signature = signer.sign(signedText({ ...head, day }))
  const seal = { ...head, day, signature }
  if (!(await db.write((tx) => insertSeal(tx, seal)))) return
  const [hash, signed] = [head.hash.toString('hex'), signature.toString('hex')]
  log.info({ day, seq: head.seq, hash, signature: signed, publicKey: signer.publicKey }, 'the audit log was sealed')
  if (folder !== undefined) await sealFileIn(folder).append(seal, signer.publicKey)
}

/** Calls made while a check is running wait for its report. */
export function openAuditLog(options: AuditLogOptions): AuditLog {
  const { db, log, signer } = options
  let running: Promise<AuditLogReport> | undefined

  async function checkNow(): Promise<AuditLogReport> {
    const report = await verifyAuditLog(options)
    await db.write((tx) => insertCheck(tx, report))
    if (report.faults.length > 0) log.error({ faults: report.faults }, 'the chain of the audit log is broken')
    return report
  }

  const check = (): Promise<AuditLogReport> => {
    running ??= checkNow().finally(() => (running = undefined))
    return running
  }

  return {
    check,
    newest: async () => (await db.read(findNewestCheck)) ?? check(),
    seal: () => sealEnd(options),
    newestSeal: () => db.read(findNewestSeal),
    publicKey: signer.publicKey,
  }
}
