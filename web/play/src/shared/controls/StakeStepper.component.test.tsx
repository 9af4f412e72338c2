import { expect, test, vi } from 'vitest'
import { renderPart } from '../testing/renderPart.ts'
import { InGame } from '../testing/InGame.tsx'
import { StakeStepper } from './StakeStepper.tsx'

const STAKES = [100_000n, 200_000n, 500_000n]

test.each([
  ['the lowest', 100_000n, { mayLower: false, mayRaise: true }],
  ['one between', 200_000n, { mayLower: true, mayRaise: true }],
  ['the highest', 500_000n, { mayLower: true, mayRaise: false }],
] as const)('from %s stake only offered stakes can be reached', async (_, stake, { mayLower, mayRaise }) => {
  const onStep = vi.fn<(by: 1 | -1) => void>()
  const stepper = <StakeStepper stake={stake} stakes={STAKES} isFixed={false} onStep={onStep} />
  const screen = await renderPart(<InGame>{stepper}</InGame>)
  const [lower, raise] = [screen.getByLabelText('Lower stake'), screen.getByLabelText('Higher stake')]
  if (mayLower) await lower.click()
  else await expect.element(lower).toBeDisabled()
  if (mayRaise) await raise.click()
  else await expect.element(raise).toBeDisabled()
  expect(onStep.mock.calls.flat()).toEqual([...(mayLower ? [-1] : []), ...(mayRaise ? [1] : [])])
})

test('a fixed stake cannot be changed', async () => {
  const stepper = <StakeStepper stake={200_000n} stakes={STAKES} isFixed onStep={() => {}} />
  const screen = await renderPart(<InGame>{stepper}</InGame>)
  await expect.element(screen.getByLabelText('Lower stake')).toBeDisabled()
  await expect.element(screen.getByLabelText('Higher stake')).toBeDisabled()
})
