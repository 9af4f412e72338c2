import { STATEMENT_LINES_MAX, type StatementLine, type StatementSection } from '@ronda/contract'
import { calendarDay, ok, type Currency, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sql } from 'kysely'
import { verifiedNameOf } from '../../people/documents/index.ts'
import { detailsOf, findById } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { findFigures, type GamesBetween, type WalletFigures } from './figures.actions.ts'
import type { StatementFigures } from './figures.ts'
import { lineNote, lineTitle, type AccountWords } from './lineTitle.ts'
import { periodOf, type Period, type PeriodAsked } from './period.ts'
import { findLines, type StatementOptions } from './statement.actions.ts'

export type ReadOptions = StatementOptions & {
  readonly key: SecretKey
  readonly walletStore: WalletStore
  readonly gamesBetween: GamesBetween
  readonly accountWordsIn: (language: Language) => AccountWords
}

export type ReadAsked = PeriodAsked & {
  readonly language: Language
  readonly owner: Id<'account'>
  /** The member's public number. */
  readonly account: string
  readonly currency: Currency
}

export type Statement = {
  readonly holder: string
  readonly figures: StatementFigures
  readonly sections: readonly StatementSection[]
  readonly isCut: boolean
}

/** The holder: the verified name, else the stated one, else the username. */
async function holderOf(tx: Tx, key: SecretKey, owner: Id<'account'>): Promise<string> {
  const verified = await verifiedNameOf(tx, key, owner)
  if (verified !== undefined) return verified
  const stated = await detailsOf(tx, key, owner, ['fullName', 'payeeName'])
  return stated.get('fullName') ?? stated.get('payeeName') ?? (await findById(tx, owner))?.account.username ?? ''
}

const amountOf = (line: StatementLine): bigint => (line.type === 'play' ? line.won - line.staked : line.amount)

type LineContext = { readonly words: AccountWords; readonly zone: string }

function shownLine(line: StatementLine, { words, zone }: LineContext): StatementSection['lines'][number] {
  const isPlay = line.type === 'play'
  return {
    day: isPlay ? line.day : calendarDay(line.atMs, zone),
    atMs: isPlay ? null : line.atMs,
    title: lineTitle(line, words),
    note: lineNote(line),
    amount: amountOf(line),
    id: isPlay ? `${line.day} ${line.gameCode}` : line.id,
  }
}

function nameOf({ purpose, vendor }: WalletFigures, words: AccountWords): string {
  const { wallets } = words
  return purpose === 'cash' || purpose === 'held' || purpose === 'bonus' ? wallets[purpose] : (vendor ?? purpose)
}

/** The lines of one wallet, up to the position where its closing balance was read: later moves are excluded. */
async function sectionOf(
  options: ReadOptions,
  asked: ReadAsked,
  period: Period,
  { wallet, atMost }: { readonly wallet: WalletFigures; readonly atMost: number },
): Promise<{ readonly section: StatementSection; readonly isCut: boolean }> {
  const words = options.accountWordsIn(asked.language)
  const owned = {
    owner: asked.owner,
    memberWallets: await options.walletStore.of(asked.owner),
    wallet: wallet.id,
    vendor: wallet.vendor,
  }
  // One more than is listed shows whether there are more.
  const page = { ...asked, before: wallet.upTo + 1, atMost: atMost + 1 }
  const found = await findLines(options, owned, page, period)
  const lines = found.slice(0, atMost).filter((line) => amountOf(line) !== 0n || line.type === 'play')
  const context = { words, zone: asked.zone }
  return {
    section: {
      wallet: wallet.purpose,
      name: nameOf(wallet, words),
      opening: wallet.opening,
      closing: wallet.closing,
      lines: lines.toReversed().map((line) => shownLine(line, context)),
    },
    isCut: found.length > atMost,
  }
}

/** The sums of a period, and everything that moved in it. */
export async function readStatement(
  options: ReadOptions,
  asked: ReadAsked,
): Promise<Result<Statement, 'record.period_invalid'>> {
  const { db, key } = options
  const period = periodOf(asked)
  if (!period.ok) return period
  const { owner, currency } = asked
  const { figures, perWallet, holder } = await db.write(async (tx) => {
    // All wallets as of one moment: otherwise a transfer between two of them could be missing in both.
    await sql`set transaction isolation level repeatable read`.execute(tx)
    const found = await findFigures(tx, options, { id: owner, currency }, period.value)
    return { ...found, holder: await holderOf(tx, key, owner) }
  })
  const sections: StatementSection[] = []
  let left = STATEMENT_LINES_MAX
  let isCut = false
  for (const wallet of perWallet) {
    const read = await sectionOf(options, asked, period.value, { wallet, atMost: left })
    left -= read.section.lines.length
    isCut ||= read.isCut
    const { opening, closing, lines } = read.section
    // A wallet that was empty all the time gets no section.
    if (lines.length > 0 || opening !== 0n || closing !== 0n) sections.push(read.section)
  }
  return ok({ holder, figures, sections, isCut })
}
