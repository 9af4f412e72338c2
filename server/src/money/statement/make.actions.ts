import { randomBytes } from 'node:crypto'
import { err, fillText, ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Clock } from '../../platform/clock/clock.ts'
import { makePdf } from '../../platform/pdf/pdf.ts'
import type { Signer } from '../../platform/secrets/index.ts'
import { findSigned, insertSigned } from './signedStatement.sql.ts'
import { layOut } from './printedPages.actions.ts'
import { linesOf, type PrintedTexts } from './printedStatement.ts'
import { readStatement, type ReadAsked, type ReadOptions, type Statement } from './read.actions.ts'
import { makeCode, makeSignedText, readCode, spellCode, type StatementHead } from './signedText.ts'

export type MakeOptions = ReadOptions & {
  readonly clock: Clock
  readonly signer: Signer
  readonly wordsIn: (language: Language) => PrintedTexts
  readonly brandName: string
  /** The origins of the site. */
  readonly origins: () => readonly string[]
}

export type Made = { readonly code: string; readonly fileName: string; readonly pdf: string }

/** Reads, signs, stores and prints a statement. */
export async function makeStatement(
  options: MakeOptions,
  asked: ReadAsked,
): Promise<Result<Made, 'record.period_invalid'>> {
  const { db, clock, key, signer } = options
  const read = await readStatement(options, asked)
  if (!read.ok) return read
  const { account, from, to, zone, currency, owner } = asked
  const madeAtMs = clock.nowMs()
  const code = makeCode(randomBytes(16))
  const head: StatementHead = { code, holder: read.value.holder, account, from, to, zone, currency, madeAtMs }
  const text = makeSignedText(head, read.value)
  const signature = signer.sign(text)
  await db.write((tx) => insertSigned(tx, key, { code, owner, text, signature, madeAtMs }))
  const signed = { ...read.value, text, signature: signature.toString('hex') }
  return ok({ code, ...print(options, head, signed, asked.language) })
}

type Signed = Statement & { readonly text: string; readonly signature: string }

function print(options: MakeOptions, head: StatementHead, signed: Signed, language: Language): Omit<Made, 'code'> {
  const words = options.wordsIn(language)
  const [origin = ''] = options.origins()
  const proof = { ...signed, publicKey: options.signer.publicKey, address: `${origin}/statement` }
  const nameOf = (game: string): string => options.nameOf(game, language) ?? game
  const lines = linesOf({ brandName: options.brandName, words, head, statement: signed, proof, nameOf })
  const foot = (page: number, pages: number): string =>
    `${spellCode(head.code)}   ${fillText(words.page, { number: String(page), count: String(pages) })}`
  const pdf = makePdf({
    title: `${options.brandName} ${words.title}`,
    madeAtMs: head.madeAtMs,
    pages: layOut(lines, foot),
  })
  return { fileName: `ronda-${head.from}-${head.to}.pdf`, pdf: pdf.toString('base64') }
}

export type Checked = {
  readonly text: string
  readonly signature: string
  readonly publicKey: string
  readonly isGood: boolean
  readonly madeAtMs: number
}

/** The signed text of a code, for anybody who has the printed statement. */
export async function checkStatement(
  { db, key, signer }: Pick<MakeOptions, 'db' | 'key' | 'signer'>,
  typed: string,
): Promise<Result<Checked, 'statement.unknown'>> {
  const found = await db.read((tx) => findSigned(tx, key, readCode(typed)))
  if (found === undefined) return err('statement.unknown')
  const { text, signature, madeAtMs } = found
  return ok({
    text,
    signature: signature.toString('hex'),
    publicKey: signer.publicKey,
    isGood: signer.isSigned(text, signature),
    madeAtMs,
  })
}
