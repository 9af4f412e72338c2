import type { JackpotAward } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import type { JackpotTerms } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import { shorten } from '../../catalog/winners/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { findAwards, type StoredAward } from './award.sql.ts'
import { secretOf } from './opening.actions.ts'

export type AwardsOptions = {
  readonly db: Db
  readonly key: SecretKey
  readonly termsIn: (currency: Currency) => readonly JackpotTerms[]
  /** The name of a game, whether it is listed or not. */
  readonly nameOf: (game: string, language: Language) => string
}

export type AwardsPage = {
  readonly currency: Currency
  readonly before: number | undefined
  readonly atMost: number
  readonly language: Language
}

type Proof = JackpotAward['proof']

function openingOf(key: SecretKey, { pool, opening }: StoredAward): Pick<Proof, 'opening'> {
  if (opening === null) return {}
  const { number, commitment } = opening
  const sealed = Buffer.from(opening.sealed, 'hex')
  const [seed, ceiling] = [BigInt(opening.seed), BigInt(opening.ceiling)]
  const [beginsAt, endsAt] = [BigInt(opening.begins_at), BigInt(opening.ends_at)]
  const secret = secretOf(key, pool, { number, sealed })
  return { opening: { number, seed, ceiling, commitment, secret, beginsAt, endsAt } }
}

/** The numbers of all classic pools of the round: they were drawn one after the other. */
function drawOf(award: StoredAward, levels: readonly JackpotTerms[]): Pick<Proof, 'draw'> {
  const own = levels.find(({ level }) => level === award.level)
  if (own?.kind !== 'classic') return {}
  const numbers = levels.flatMap((terms, at) => {
    const fact = award.jackpot[at] ?? null
    if (terms.kind !== 'classic' || fact === null) return []
    return [{ level: terms.level, odds: terms.odds, number: BigInt(fact) }]
  })
  const { commitment, client_seed: clientSeed, nonce, server_seed: serverSeed } = award
  return {
    draw: { odds: own.odds, numbers, commitment, clientSeed, nonce, ...(serverSeed !== null && { serverSeed }) },
  }
}

function showAward(options: AwardsOptions, award: StoredAward, { currency, language }: AwardsPage): JackpotAward {
  const levels = options.termsIn(currency)
  const terms = present(
    levels.find(({ level }) => level === award.level),
    'the terms of a level',
  )
  return {
    id: Number(award.id),
    level: award.level,
    currency,
    amount: award.amount,
    wonAtMs: award.won_at.getTime(),
    account: shorten(award.username ?? ''),
    gameCode: award.game,
    gameName: options.nameOf(award.game, language),
    proof: {
      round: award.round,
      modelHash: award.model_hash,
      bet: award.bet,
      stake: award.stake,
      contribution: Number(terms.contribution),
      drawn: award.drawn,
      ...openingOf(options.key, award),
      ...drawOf(award, levels),
    },
  }
}

/** What was won, newest first. Only openings that have ended are listed, so no secret in force is revealed. */
export async function listAwards(options: AwardsOptions, page: AwardsPage): Promise<readonly JackpotAward[]> {
  const found = await options.db.read((tx) => findAwards(tx, page))
  return found.map((award) => showAward(options, award, page))
}
