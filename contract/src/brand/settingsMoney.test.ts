import { expect, test } from 'vitest'
import type { MoneyPolicy } from './settingsMoney.ts'
import { policyProblems } from './settingsMoneyProblems.ts'

const deposit: MoneyPolicy['deposits'][number] = {
  way: 'card',
  enabled: true,
  min: 10,
  max: 100,
  feePermille: 0,
  minutes: 1,
}
const sound: MoneyPolicy = {
  deposits: [deposit, { ...deposit, way: 'bank' }],
  bankTransfer: { accounts: [], payouts: false },
  withdrawal: {
    min: 10,
    max: 10,
    feePermille: 0,
    promisedHours: 24,
    fourEyesFrom: 1_000,
    autoReceiveMinutes: 60,
    newAccountHours: 24,
    pauseHours: 24,
  },
  transfer: { toUpline: true, toDownline: true, min: 1, max: 5, perDay: 1, chargebackDays: 120 },
  staff: { approvedPerDay: 5_000, adjustmentsFrom: 1_000, exclusionsFrom: 10_000 },
  control: { raiseHours: 24, exclusionMonthsMin: 6, realityMinutes: 60, identityBeforePlay: 'excluded' },
  documents: { secondApprovalAbove: 1 },
  rebate: { RNG: 100, LIVE: 100, LOTT: 50, ELOTT: 50, COCKFIGHT: 50, SPORTS: 50, ESPORTS: 50 },
  ranks: [100, 200, 300, 400, 500].map((turnover) => ({ turnover, rebateExtra: 0, levelUp: 0, birthday: 0 })),
  points: { rates: { RNG: 10, LIVE: 10, LOTT: 10, ELOTT: 10, COCKFIGHT: 10, SPORTS: 10, ESPORTS: 10, DEPOSIT: 2 }, convert: 100 },
  referral: {
    isOffered: true,
    validBet: 1,
    withinDays: 1,
    guestReward: 0,
    levels: [
      { from: 1, reward: 1 },
      { from: 2, reward: 1 },
      { from: 3, reward: 2 },
    ],
  },
  tiers: [{ payoutPerDay: 1 }, { payoutPerDay: 1 }, { payoutPerDay: 2 }],
}

const withRank = (changed: number, part: Partial<MoneyPolicy['ranks'][number]>) =>
  sound.ranks.map((each, at) => (at === changed ? { ...each, ...part } : each))

type Receiving = MoneyPolicy['bankTransfer']['accounts'][number]
const receiving: Receiving = {
  account: 'ES91',
  holder: 'Ronda',
  bank: 'Banco',
  currency: 'USD',
  note: '',
  isOpen: true,
}
const accounts = (...list: readonly Partial<Receiving>[]) => ({
  bankTransfer: { accounts: list.map((part) => ({ ...receiving, ...part })), payouts: true },
})

/** A policy whose levels of hosts start at these guests. */
const levels = (
  first: number,
  second: number,
  third: number,
  [one = 1, two = 1, three = 1]: readonly number[] = [],
) => ({
  referral: {
    ...sound.referral,
    levels: [
      { from: first, reward: one },
      { from: second, reward: two },
      { from: third, reward: three },
    ],
  },
})

test.each<[string, Partial<MoneyPolicy>, string[]]>([
  ['nothing', {}, []],
  ['points that are worth 1 %', { points: { ...sound.points, convert: 10 } }, []],
  ['a way that takes less than its least', { deposits: [{ ...deposit, min: 101 }] }, ['money.deposits.0.max']],
  ['a way twice', { deposits: [deposit, deposit] }, ['money.deposits.1.way']],
  ['a receiving account', accounts({}), []],
  ['an account without a number', accounts({ account: ' ' }), ['money.bankTransfer.accounts.0.account']],
  ['an account twice', accounts({}, { account: 'ES91 ' }), ['money.bankTransfer.accounts.1.account']],
  ['an account of nobody', accounts({ holder: '' }), ['money.bankTransfer.accounts.0.holder']],
  ['an account at no bank', accounts({ bank: '' }), ['money.bankTransfer.accounts.0.bank']],
  [
    'a transfer by hand with a fee',
    { deposits: [{ ...deposit, way: 'bankTransfer', feePermille: 1 }] },
    ['money.deposits.0.feePermille'],
  ],
  ['withdrawals without a range', { withdrawal: { ...sound.withdrawal, min: 11 } }, ['money.withdrawal.max']],
  ['transfers without a range', { transfer: { ...sound.transfer, max: 0 } }, ['money.transfer.max']],
  ['a day in which no transfer fits', { transfer: { ...sound.transfer, perDay: 0 } }, ['money.transfer.perDay']],
  ['a first rank that needs nothing', { ranks: withRank(0, { turnover: 0 }) }, ['money.ranks.0.turnover']],
  [
    'a rank that needs no more than the one below',
    { ranks: withRank(2, { turnover: 200 }) },
    ['money.ranks.2.turnover'],
  ],
  ['gifts of 2 % of the turnover', { ranks: withRank(0, { levelUp: 1, birthday: 1 }) }, []],
  [
    'gifts of more than 2 % of the turnover, with those of lower ranks',
    { ranks: withRank(0, { levelUp: 2 }).map((each) => ({ ...each, birthday: each.turnover === 100 ? 1 : 0 })) },
    ['money.ranks.0.levelUp'],
  ],
  ['a level-up that lower ranks add to', { ranks: withRank(4, { levelUp: 11 }) }, ['money.ranks.4.levelUp']],
  [
    'points that are worth more than 1 % of a bet',
    { points: { ...sound.points, rates: { ...sound.points.rates, LIVE: 101 } } },
    ['money.points.rates.LIVE'],
  ],
  ['a first level that leaves out guests', levels(2, 3, 4), ['money.referral.levels.0.from']],
  ['a level that starts with the one before', levels(1, 2, 2), ['money.referral.levels.2.from']],
  ['a level that pays less', levels(1, 2, 3, [3, 2, 2]), ['money.referral.levels.1.reward']],
  ['a tier below the one before', { tiers: [{ payoutPerDay: 2 }, ...sound.tiers.slice(1)] }, ['money.tiers.1']],
])('%s is wrong at its field', (_, part, places) => {
  expect(policyProblems({ ...sound, ...part })).toEqual(places)
})
