import type { Check } from './audit.sql.ts'
import { KIND_NUMBER, RESTRICTING } from './leg.ts'

export const funds: readonly Check[] = [
  {
    rule: 'AU19',
    sql: `
      select format('fund %s: leg %s neither fills the fund nor pays a reward', leg.wallet, leg.seq) as says
      from wallet as fund join leg on leg.wallet = fund.id
      left join house_account as source on source.id = leg.counter and source.name = 'promotion'
      left join wallet as other on other.id = leg.counter
      where fund.purpose like 'fund:%' and not (leg.code = 0 and (
        leg.kind = ${KIND_NUMBER.adjustment} and leg.amount > 0 and source.id is not null
        or leg.kind = ${KIND_NUMBER.transfer} and leg.amount < 0 and other.purpose in ('cash', 'bonus')
        or leg.kind = ${KIND_NUMBER.transfer} and leg.amount > 0 and other.purpose = 'bonus'))`,
  },
]

export const bonuses: readonly Check[] = [
  {
    rule: 'AU20',
    sql: `
      select format('bonus wallet %s: leg %s is neither play with bonus money nor a move of its bonus', leg.wallet,
        leg.seq) as says
      from wallet as bonus join leg on leg.wallet = bonus.id
      left join house_account as house on house.id = leg.counter
      left join wallet as other on other.id = leg.counter
      where bonus.purpose = 'bonus' and not (
        leg.kind in (${KIND_NUMBER.stake}, ${KIND_NUMBER.payout}) and house.name = 'bonus_game'
        or leg.kind = ${KIND_NUMBER.reversal} and (leg.counter = 0 or house.name = 'bonus_game')
        or leg.kind = ${KIND_NUMBER.transfer} and leg.amount > 0 and other.purpose like 'fund:%'
        or leg.kind = ${KIND_NUMBER.transfer} and leg.amount < 0
          and (other.purpose like 'fund:%' or other.purpose = 'cash' and other.owner = bonus.owner)
        or leg.kind in (${RESTRICTING.join()}))`,
  },
  {
    rule: 'AU21',
    sql: `
      select format('bonus wallet %s: leg %s was accepted while %s', leg.wallet, leg.seq,
        case leg.kind when ${KIND_NUMBER.stake} then 'no bonus was active' else 'its bonus was active' end) as says
      from wallet as bonus join leg on leg.wallet = bonus.id
      left join lateral (
        select restriction.bonus as id from restriction
        where restriction.wallet = leg.wallet and restriction.seq < leg.seq order by restriction.seq desc limit 1
      ) as active on true
      where bonus.purpose = 'bonus' and leg.code = 0 and (
        leg.kind = ${KIND_NUMBER.stake} and active.id is null
        or leg.kind = ${KIND_NUMBER.transfer} and leg.amount < 0 and active.id is not null)`,
  },
]
