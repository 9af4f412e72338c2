import { randomBytes } from 'node:crypto'
import { err, ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Signer } from '../../platform/secrets/index.ts'
import { findSigned, insertSigned } from './signedStatement.sql.ts'
import type { PrintJob } from './printedPdf.actions.ts'
import { linesOf, periodText, type PrintedTexts } from './printedStatement.ts'
import type { Printer } from './printer.actions.ts'
import { readStatement, type ReadAsked, type ReadOptions, type Statement } from './read.actions.ts'
import { makeCode, makeSignedText, readCode, spellCode, type StatementHead } from './signedText.ts'

export type MakeOptions = ReadOptions & {
  readonly clock: Clock
  readonly signer: Signer
  readonly printer: Printer
  readonly wordsIn: (language: Language) => PrintedTexts
  readonly brandName: string
  /** The origins of the site. */
  readonly origins: () => readonly string[]
}

export type Made = { readonly code: string; readonly fileName: string; readonly pdf: string }

/** Reads, signs, prints and stores a statement. */
export async function makeStatement(
  options: MakeOptions,
  asked: ReadAsked,
): Promise<Result<Made, 'record.period_invalid' | 'server.busy'>> {
  const { db, clock, key, signer } = options
  const read = await readStatement(options, asked)
  if (!read.ok) return read
  const { account, from, to, zone, currency, owner } = asked
  const madeAtMs = clock.nowMs()
  const code = makeCode(randomBytes(16))
  const head: StatementHead = { code, holder: read.value.holder, account, from, to, zone, currency, madeAtMs }
  const text = makeSignedText(head, read.value)
  const signature = signer.sign(text)
  const signed = { ...read.value, text, signature: signature.toString('hex') }
  const pdf = await options.printer.print(describe(options, head, signed, asked.language), owner)
  if (!pdf.ok) return pdf
  await db.write((tx) => insertSigned(tx, key, { code, owner, text, signature, madeAtMs }))
  return ok({ code, fileName: `ronda-${from}-${to}.pdf`, pdf: Buffer.from(pdf.value).toString('base64') })
}

type Signed = Statement & { readonly text: string; readonly signature: string }

/** What is printed, in the reader's language. */
function describe(options: MakeOptions, head: StatementHead, signed: Signed, language: Language): PrintJob {
  const words = options.wordsIn(language)
  const [origin = ''] = options.origins()
  const proof = { ...signed, publicKey: options.signer.publicKey, address: `${origin}/statement` }
  const nameOf = (game: string): string => options.nameOf(game, language) ?? game
  const title = `${options.brandName} ${words.title}`
  return {
    title,
    madeAtMs: head.madeAtMs,
    lines: linesOf({ brandName: options.brandName, words, head, statement: signed, proof, nameOf }),
    margins: {
      head: { left: title, right: periodText(head) },
      foot: `${words.code} ${spellCode(head.code)} · ${proof.address}`,
      page: words.page,
    },
  }
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
