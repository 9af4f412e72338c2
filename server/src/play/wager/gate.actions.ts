import { isMoneyPlay, type GameState } from '@ronda/contract'
import type { ClosedCode } from '../../brand/settings/index.ts'
import { decideWager, stakeRefusal, type Player, type WagerFacts } from './wager.ts'

export type GateOptions = {
  /** Why the site is closed to this address now, if it is. */
  readonly closedTo: (ip: string) => Promise<ClosedCode | undefined>
  readonly stateOf: (game: string) => GameState
  /** Called before each stake of money with the cash wallet of the player, while it can still be stopped. */
  readonly beforeStake: (wallet: number) => Promise<'limit.reality_due' | undefined>
  /** The market's shortest time between two rounds of play for money, as it stands now. */
  readonly roundMsMin: () => Promise<number>
}

/** The one place that every wager passes before its stake is taken. */
export type WagerGate = {
  /** The facts for `decideWager`; `form` is what the rules of the game refuse, `cost` what the stake takes. */
  read<Form extends string>(
    player: Player,
    ip: string,
    asked: { readonly form: Form | undefined; readonly cost: bigint },
  ): Promise<WagerFacts<Form>>
  /** The shortest time between two rounds of this player. */
  roundMsMinOf(player: Player): Promise<number>
}

export function openWagerGate(options: GateOptions): WagerGate {
  return {
    async read(player, ip, { form, cost }) {
      const { game, mode, wallet, bonus } = player
      const facts = {
        mode,
        closed: await options.closedTo(ip),
        state: options.stateOf(game),
        form,
        stake: stakeRefusal(player, cost),
        isRealityDue: false,
      }
      // A stake that is refused anyway must not count as play, which would start the time of the next reality check.
      if (!isMoneyPlay(mode) || decideWager(facts) !== undefined) return facts
      return { ...facts, isRealityDue: (await options.beforeStake(bonus?.cash ?? wallet)) !== undefined }
    },
    roundMsMinOf: async ({ mode }) => (isMoneyPlay(mode) ? options.roundMsMin() : 0),
  }
}
