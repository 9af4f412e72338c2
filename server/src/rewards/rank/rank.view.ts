import { RANKS, type RankChange, type RankRule } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { rankUrl } from '../../catalog/pictures/index.ts'
import { levelOf, neededFor, type RankHeld, type RankRules } from './rank.ts'
import { rankName } from './rankGift.ts'
import type { StoredChange } from './rank.sql.ts'

/** Every rank with what it needs and gives, the lowest first. */
export function shownRules(rules: RankRules, language: Language): RankRule[] {
  return rules.map((rule, at) => ({
    ...rule,
    level: at + 1,
    name: rankName(at + 1, language),
    picture: rankUrl(at + 1),
  }))
}

/** The rank above this one, and how far it is; null at the highest. */
export function shownNext({ level }: RankHeld, valid: bigint, rules: RankRules) {
  // After a change of the rules the bets may already be enough for a higher one, which the next bet or the job gives.
  const next = Math.max(level, levelOf(valid, rules)) + 1
  if (next > RANKS) return null
  const needed = neededFor(next, rules)
  return { level: next, needed, missing: needed - valid }
}

/** What the rank needs, and until when it is kept without another bet. */
export const shownKeeps = ({ level }: RankHeld, rules: RankRules, until: string | undefined) =>
  until === undefined ? null : { needed: neededFor(level, rules), until }

export const shownChange = ({ atMs, ...change }: StoredChange): RankChange => ({ ...change, atMs: Math.trunc(atMs) })
