import type { JackpotAward } from '@ronda/contract'
import { asModel, modelHash, orderOf, verifyDraw, verifyOpening } from '@ronda/games'
import { api } from '../call/api.ts'

export type AwardVerdict = 'good' | 'known' | 'former' | 'bad' | 'sealed' | 'unread'

type Draw = NonNullable<JackpotAward['proof']['draw']>

/**
 * Recomputes the hit point from the revealed secret, and whether this stake reached it. `known`: it did, but the server
 * chose the point alone and knew it from the beginning.
 */
function verifyAwardOpening({ level, currency, amount, proof }: JackpotAward): AwardVerdict {
  if (proof.opening === undefined) return 'bad'
  const { stake, contribution, drawn, opening } = proof
  return verifyOpening({ level, currency, amount, stake, contribution, drawn, ...opening }).ok ? 'known' : 'bad'
}

/** Replays the winning round from its revealed seed, up to the number that was drawn for the pool. */
async function verifyAwardDraw({ level, currency, proof, wonAtMs }: JackpotAward, draw: Draw): Promise<AwardVerdict> {
  const { serverSeed, commitment, clientSeed, nonce, numbers } = draw
  if (serverSeed === undefined) return 'sealed'
  const reply = await api.slot.model({ hash: proof.modelHash })
  if (!reply.ok) return 'unread'
  const model = asModel(reply.value)
  if (model === undefined || modelHash(model) !== proof.modelHash) return 'bad'
  const { bet, stake } = proof
  const claim = { level, currency, model, bet, stake, serverSeed, commitment, clientSeed, nonce, numbers }
  if (!verifyDraw(claim).ok) return 'bad'
  const order = orderOf({ commitment, clientSeed, nonce, playedAtMs: wonAtMs }, undefined)
  return order === 'good' || order === 'former' ? order : 'bad'
}

/** Whether an award follows from the published commitment and the rules, computed in this browser alone. */
export function verifyAward(award: JackpotAward): Promise<AwardVerdict> {
  const { draw } = award.proof
  return draw === undefined ? Promise.resolve(verifyAwardOpening(award)) : verifyAwardDraw(award, draw)
}
