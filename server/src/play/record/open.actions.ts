import { slotModel, type OpenedRound } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { z } from 'zod/mini'
import type { MemberWallets } from '../../money/wallet/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { RoundIsOpen, Seats } from '../fairness/index.ts'
import { showArcade } from '../arcade/index.ts'
import { findSharedPlayed, type SharedTitleOf } from '../sharedRound/index.ts'
import { findArcadeRound, findModel, findRound } from '../round/index.ts'
import { showStored } from '../slot/index.ts'
import type { RecordGame, RecordPresentation } from './record.ts'

export type OpenOptions = {
  readonly db: Db
  readonly seats: Seats
  readonly gameOf: (code: string) => RecordGame | undefined
  readonly presentationOf: (code: string) => RecordPresentation | undefined
  readonly sharedOf: SharedTitleOf
}

export type OpenAsked = { readonly round: string; readonly language: Language }

/** A round with the rules that it was played by. */
export function openRound(
  options: OpenOptions,
  memberWallets: MemberWallets,
  asked: OpenAsked,
): Promise<OpenedRound | undefined> {
  const { db, gameOf, presentationOf, sharedOf } = options
  const nameOf = (game: string): string => gameOf(game)?.names[asked.language] ?? game
  return db.read(async (tx) => {
    const holder = { wallet: memberWallets.cash, currency: memberWallets.currency }
    const shared = await findSharedPlayed(tx, { titleOf: sharedOf }, holder, asked.round)
    if (shared !== undefined) return { kind: 'shared', round: shared, gameName: nameOf(shared.gameCode) }
    const stored = await findRound(tx, memberWallets.cash, asked.round)
    if (stored === undefined) return undefined
    const gameName = nameOf(stored.game)
    const arcade = await findArcadeRound(tx, memberWallets.cash, asked.round)
    if (arcade !== undefined) return { kind: 'arcade', round: showArcade(arcade, memberWallets.currency), gameName }
    const round = showStored(stored, memberWallets.currency)
    const model = present(await findModel(tx, round.modelHash), 'the model of a round')
    const presentation = presentationOf(stored.game)
    return {
      kind: 'slot',
      round,
      gameName,
      model: z.parse(slotModel, model),
      symbols: presentation?.symbols ?? '',
      labels: presentation?.labels[asked.language] ?? [],
    }
  })
}

/**
 * Retires the active seed when the round was drawn with it. The next round needs a client seed from the player's
 * browser.
 */
export async function revealRound(
  options: OpenOptions,
  memberWallets: MemberWallets,
  asked: OpenAsked,
): Promise<Result<OpenedRound, 'game.round_unknown' | RoundIsOpen | 'server.busy'>> {
  const opened = await openRound(options, memberWallets, asked)
  if (opened === undefined) return err('game.round_unknown')
  if (opened.round.serverSeed !== undefined) return ok(opened)
  const retired = await options.seats.retire(memberWallets.cash)
  if (!retired.ok) return retired
  return ok(present(await openRound(options, memberWallets, asked), 'a round that was found before'))
}
