import { randomBytes } from 'node:crypto'
import type { Currency, Result } from '@ronda/core'
import { err, fillText, ok } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import { makePdf } from '../../platform/pdf/pdf.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Signer } from '../../platform/secrets/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { findFigures, type GamesBetween } from './figures.actions.ts'
import { findSigned, insertSigned } from './figures.sql.ts'
import { layOut } from './paper.actions.ts'
import { linesOf, type PaperWords } from './paper.ts'
import { periodOf, type PeriodAsked } from './period.ts'
import { makeCode, makeSignedText, readCode, spellCode, type StatementHead } from './signedText.ts'

export type MakeOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ledger: Ledger
  readonly signer: Signer
  readonly gamesBetween: GamesBetween
  readonly nameOf: (game: string, language: Language) => string | undefined
  readonly wordsIn: (language: Language) => PaperWords
  readonly house: string
  /** Where people open the house. */
  readonly origins: () => readonly string[]
}

export type MakeAsked = PeriodAsked & {
  readonly language: Language
  readonly owner: string
  /** The member's public number. */
  readonly account: string
  readonly currency: Currency
}

export type Made = { readonly code: string; readonly fileName: string; readonly pdf: string }

/** Works out, signs and keeps a statement, and prints it. */
export async function makeStatement(
  options: MakeOptions,
  asked: MakeAsked,
): Promise<Result<Made, 'record.period_invalid'>> {
  const { db, clock, signer } = options
  const period = periodOf(asked)
  if (!period.ok) return period
  const { account, from, to, zone, currency, owner } = asked
  const madeAtMs = clock.nowMs()
  const head: StatementHead = { code: makeCode(randomBytes(16)), account, from, to, zone, currency, madeAtMs }
  const signed = await db.write(async (tx) => {
    // All purses as of one moment: what is on its way from one to another must not be missed in both.
    await sql`set transaction isolation level repeatable read`.execute(tx)
    const figures = await findFigures(tx, options, { id: owner, currency }, period.value)
    const text = makeSignedText(head, figures)
    const signature = signer.sign(text)
    await insertSigned(tx, { code: head.code, owner, signed_text: text, signature, made_at: new Date(madeAtMs) })
    return { figures, text, signature: signature.toString('hex') }
  })
  return ok({ code: head.code, ...print(options, head, signed, asked.language) })
}

type Signed = {
  readonly figures: Awaited<ReturnType<typeof findFigures>>
  readonly text: string
  readonly signature: string
}

function print(options: MakeOptions, head: StatementHead, signed: Signed, language: Language): Omit<Made, 'code'> {
  const words = options.wordsIn(language)
  const [origin = ''] = options.origins()
  const proof = { ...signed, publicKey: options.signer.publicKey, address: `${origin}/statement` }
  const nameOf = (game: string): string => options.nameOf(game, language) ?? game
  const lines = linesOf({ house: options.house, words, head, figures: signed.figures, proof, nameOf })
  const foot = (page: number, pages: number): string =>
    `${spellCode(head.code)}   ${fillText(words.page, { number: String(page), count: String(pages) })}`
  const pdf = makePdf({ title: `${options.house} ${words.title}`, madeAtMs: head.madeAtMs, pages: layOut(lines, foot) })
  return { fileName: `ronda-${head.from}-${head.to}.pdf`, pdf: pdf.toString('base64') }
}

export type Checked = {
  readonly text: string
  readonly signature: string
  readonly publicKey: string
  readonly isGood: boolean
  readonly madeAtMs: number
}

/** What was signed under a code, for whoever holds the paper. */
export async function checkStatement(
  { db, signer }: Pick<MakeOptions, 'db' | 'signer'>,
  typed: string,
): Promise<Result<Checked, 'statement.unknown'>> {
  const found = await db.read((tx) => findSigned(tx, readCode(typed)))
  if (found === undefined) return err('statement.unknown')
  const { signed_text: text, signature, made_at: madeAt } = found
  return ok({
    text,
    signature: signature.toString('hex'),
    publicKey: signer.publicKey,
    isGood: signer.isSigned(text, signature),
    madeAtMs: madeAt.getTime(),
  })
}
