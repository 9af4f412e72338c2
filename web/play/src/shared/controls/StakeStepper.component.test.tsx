import { expect, test, vi } from 'vitest'
import { renderPart } from '../testing/renderPart.ts'
import { InGame, shown } from '../testing/InGame.tsx'
import { StakeStepper } from './StakeStepper.tsx'

const STAKES = [100_000n, 200_000n, 500_000n] as const

test.each([
  ['the lowest', 100_000n, { mayLower: false, mayRaise: true }],
  ['one between', 200_000n, { mayLower: true, mayRaise: true }],
  ['the highest', 500_000n, { mayLower: true, mayRaise: false }],
] as const)('from %s stake only offered stakes can be reached', async (_, stake, { mayLower, mayRaise }) => {
  const onStake = vi.fn<(stake: bigint) => void>()
  const stepper = <StakeStepper stake={stake} stakes={STAKES} cash={STAKES[2]} isFixed={false} onStake={onStake} />
  const screen = await renderPart(<InGame>{stepper}</InGame>)
  const [lower, raise] = [screen.getByLabelText('Lower stake'), screen.getByLabelText('Higher stake')]
  if (mayLower) await lower.click()
  else await expect.element(lower).toBeDisabled()
  if (mayRaise) await raise.click()
  else await expect.element(raise).toBeDisabled()
  const at = STAKES.indexOf(stake)
  expect(onStake.mock.calls.flat()).toEqual([
    ...(mayLower ? [STAKES[at - 1]] : []),
    ...(mayRaise ? [STAKES[at + 1]] : []),
  ])
})

test('a fixed stake cannot be changed', async () => {
  const stepper = <StakeStepper stake={200_000n} stakes={STAKES} cash={0n} isFixed onStake={() => {}} />
  const screen = await renderPart(<InGame>{stepper}</InGame>)
  await expect.element(screen.getByLabelText('Lower stake')).toBeDisabled()
  await expect.element(screen.getByLabelText('Higher stake')).toBeDisabled()
})

test('a stake can be chosen from the list of all, and the highest one that the balance covers', async () => {
  const onStake = vi.fn<(stake: bigint) => void>()
  const stepper = <StakeStepper stake={100_000n} stakes={STAKES} cash={300_000n} isFixed={false} onStake={onStake} />
  const screen = await renderPart(<InGame>{stepper}</InGame>)
  const open = screen.getByTitle('All stakes')
  await open.click()
  await screen.getByRole('button', { name: shown(500_000n), exact: true }).click()
  await open.click()
  await screen.getByRole('button', { name: 'Highest stake' }).click()
  await expect.element(screen.getByRole('button', { name: 'Half the stake' })).toBeDisabled()
  expect(onStake.mock.calls.flat()).toEqual([500_000n, 200_000n])
})
