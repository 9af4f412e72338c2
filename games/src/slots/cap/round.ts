import type { Round, Spin, Step } from '../step.ts'

type Capped = { readonly cost: number; readonly winMax?: number }

/** A round while it is played. */
type OpenRound = {
  /** Adds a spin. The one that reaches the cap pays only what is missing, and nothing of it is shown after that. */
  add(spin: Spin): void
  /** Nothing more is played once the cap is reached. */
  isOver(): boolean
  done(): Omit<Round, 'draws'>
}

/** Models of rounds that were played before there were caps have none. */
export function openRound({ cost, winMax = Infinity }: Capped): OpenRound {
  const spins: Spin[] = []
  let left = winMax * cost
  return {
    add(spin) {
      spins.push(spin.coins < left ? spin : cutSpin(spin, left))
      left = Math.max(left - spin.coins, 0)
    },
    isOver: () => left === 0,
    done: () => ({ spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) }),
  }
}

/** The steps up to the one that reaches so many coins, which pays no more than these. */
function cutSpin({ free, steps }: Spin, coins: number): Spin {
  const shown: Step[] = []
  let left = coins
  for (const step of steps) {
    if (left === 0) break
    const paid = Math.min('coins' in step ? step.coins : 0, left)
    left -= paid
    shown.push('coins' in step ? { ...step, coins: paid } : step)
  }
  return { free, steps: shown, coins }
}
