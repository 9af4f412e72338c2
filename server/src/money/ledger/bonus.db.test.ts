import { afterAll, expect, test } from 'vitest'
import { randomServerId } from '../../platform/ids/serverId.ts'
import type { Ledger, Operation, WalletId } from './index.ts'
import { openBank } from './testing/bank.ts'

const bank = await openBank()
const { ledger } = bank
const promotion = ledger.houseAccount('promotion', 'USD')
const bonusGame = ledger.houseAccount('bonus_game', 'USD')

afterAll(async () => {
  const { faults } = await bank.audit()
  await bank.close()
  expect(faults).toEqual([])
})

type Given = { readonly fund: WalletId; readonly wallet: WalletId; readonly cash: WalletId; readonly bonus: string }

let funds = 0
async function giveBonus(amount: bigint): Promise<Given> {
  funds += 1
  const owner = randomServerId()
  const [fund, wallet, cash] = [
    await bank.open(`fund:bonus${funds}`, 'house'),
    await bank.open('bonus', owner),
    await bank.open('cash', owner),
  ]
  const bonus = randomServerId()
  await ledger.submit({ kind: 'adjustment', id: randomServerId(), wallet: fund, houseAccount: promotion, amount })
  await ledger.submit({ kind: 'transfer', id: bonus, wallet: fund, to: wallet, amount })
  await ledger.submit({ kind: 'bonusBegin', id: randomServerId(), wallet, bonus })
  return { fund, wallet, cash, bonus }
}

const stakeOf = ({ wallet, bonus }: Given, amount: bigint, win = 0n): Operation => ({
  kind: 'stake',
  id: randomServerId(),
  wallet,
  houseAccount: bonusGame,
  amount,
  bonus,
  settle: () => ({ win }),
})

test('[LG33] the end of a bonus races stakes of two processes: none is accepted after it', async () => {
  const other = await bank.anotherLedger()
  for (let round = 0; round < 20; round += 1) {
    const given = await giveBonus(1_000n)
    const { wallet, bonus, cash } = given
    // Both processes have the wallet in memory, as it was while the bonus was active.
    await Promise.all([ledger, other].map((each) => each.submit(stakeOf(given, 1n, 1n))))
    const stakes = Array.from({ length: 30 }, (_, at) =>
      (at % 2 === 0 ? ledger : other).submit(stakeOf(given, 10n, 7n)),
    )
    const ending = (round % 2 === 0 ? ledger : other).submit({ kind: 'bonusEnd', id: randomServerId(), wallet, bonus })
    const late = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? other : ledger).submit(stakeOf(given, 10n, 7n)))
    const ended = await ending
    expect(ended.accepted).toBe(true)
    const answers = await Promise.all([...stakes, ...late])
    for (const { accepted, seq } of answers) if (accepted) expect(seq).toBeLessThan(ended.seq)
    expect(answers.some((answer) => !answer.accepted && answer.refusal === 'bonus.none_active')).toBe(true)
    expect(await other.submit(stakeOf(given, 1n))).toMatchObject({ accepted: false, refusal: 'bonus.none_active' })
    const { balance } = await ledger.balanceOf(wallet)
    await other.submit({ kind: 'transfer', id: randomServerId(), wallet, to: cash, amount: balance })
    expect(await ledger.balanceOf(cash)).toMatchObject({ balance })
  }
})

test('[LG7] the switches of a bonus are done once, whichever process is asked again', async () => {
  const other = await bank.anotherLedger()
  const { wallet, bonus } = await giveBonus(10n)
  const ending: Operation = { kind: 'bonusEnd', id: randomServerId(), wallet, bonus }
  const answers = await Promise.all([ledger, other, ledger, other].map((each: Ledger) => each.submit(ending)))
  expect(answers.every(({ accepted }) => accepted)).toBe(true)
  expect(new Set(answers.map(({ seq }) => seq)).size).toBe(1)
  const next = randomServerId()
  expect(await other.submit({ kind: 'bonusBegin', id: randomServerId(), wallet, bonus: next })).toMatchObject({
    accepted: true,
  })
  expect(await ledger.submit({ kind: 'bonusBegin', id: randomServerId(), wallet, bonus })).toMatchObject({
    refusal: 'bonus.already_active',
  })
})

test('[LG35] a restriction by one process and the beginning of a bonus by another keep both', async () => {
  const other = await bank.anotherLedger()
  for (let round = 0; round < 10; round += 1) {
    const given = await giveBonus(10n)
    const { wallet, bonus } = given
    const restriction = { mayBet: false, limits: [] }
    await ledger.submit({ kind: 'bonusEnd', id: randomServerId(), wallet, bonus })
    await Promise.all([
      ledger.submit({ kind: 'restrict', id: randomServerId(), wallet, restriction }),
      other.submit({ kind: 'bonusBegin', id: randomServerId(), wallet, bonus }),
    ])
    for (const each of [ledger, other]) {
      expect(await each.submit(stakeOf(given, 1n))).toMatchObject({ refusal: 'limit.betting_blocked' })
    }
    await ledger.submit({ kind: 'restrict', id: randomServerId(), wallet, restriction: { mayBet: true, limits: [] } })
    expect(await other.submit(stakeOf(given, 1n))).toMatchObject({ accepted: true })
  }
})
