import { id } from '@ronda/core'
import { isIdentityApproved } from '../../people/documents/index.ts'
import { readProfile } from '../../people/profile/index.ts'
import { dayOf, isBirthday, mayGiveBirthday, ruleOf, type RankRules } from './rank.ts'
import { rulesOf, type RankOptions } from './rank.actions.ts'
import { listBirthdaysToRead, lockBirthday, recordBirthday } from './birthday.sql.ts'
import { giftOf } from './rankGift.ts'

/** The date of birth that staff have compared with a document; any other is not confirmed. */
export async function confirmedBirthOf(
  { db, key }: Pick<RankOptions, 'db' | 'key'>,
  account: string,
): Promise<string | undefined> {
  const owner = id<'account'>(account)
  return db.read(async (tx) => {
    if (!(await isIdentityApproved(tx, owner))) return undefined
    return (await readProfile(tx, key, owner)).fields.get('birthday')
  })
}

/** Looks at the birthday of a member, and gives the gift when it is today. */
async function readBirthday(options: RankOptions, rules: RankRules, account: string): Promise<void> {
  const { db, clock, ids, walletStore, rewards } = options
  const nowMs = clock.nowMs()
  const today = dayOf(nowMs)
  const birth = await confirmedBirthOf(options, account)
  const isToday = birth !== undefined && isBirthday(birth, today) && (await rewards.mayOffer(account))
  const { currency } = await walletStore.of(account)
  const told = await db.write(async (tx) => {
    const row = await lockBirthday(tx, account)
    const isGiven = isToday && row !== undefined && row.level > 0 && mayGiveBirthday(row.given, today)
    await recordBirthday(tx, account, { today, isGiven })
    if (!isGiven) return []
    const { level } = row
    const name = ids.named('rank.birthday', account, today.slice(0, 4))
    const units = ruleOf(level, rules).birthday
    return rewards.give(tx, giftOf({ id: name, account, kind: 'birthday', level, units, currency, nowMs }))
  })
  rewards.tell(told)
}

const BIRTHDAYS_MAX = 1_000

/** Looks at the birthdays of members with a rank, each once a day. */
export async function giveBirthdays(options: RankOptions): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const asked = { today: dayOf(nowMs), nowMs, atMost: BIRTHDAYS_MAX }
  const rules = await rulesOf(options)
  for (;;) {
    const rows = await db.read((tx) => listBirthdaysToRead(tx, asked))
    await failures.each(
      'rank.birthday',
      rows,
      ({ account }) => account,
      ({ account }) => readBirthday(options, rules, account),
    )
    if (rows.length < BIRTHDAYS_MAX) return
  }
}
