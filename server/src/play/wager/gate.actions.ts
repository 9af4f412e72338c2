import type { GameState } from '@ronda/contract'
import type { ClosedCode } from '../../brand/settings/index.ts'
import { decideWager, type Player, type WagerFacts } from './wager.ts'

export type GateOptions = {
  /** Why the site is closed to this address now, if it is. */
  readonly closedTo: (ip: string) => Promise<ClosedCode | undefined>
  readonly stateOf: (game: string) => GameState
  /** Called before each stake of real money, while it can still be stopped. */
  readonly beforeStake: (wallet: number) => Promise<'limit.reality_due' | undefined>
  /** The market's shortest time between two rounds of real play, as it stands now. */
  readonly roundMsMin: () => Promise<number>
}

/** The one place that every wager passes before its stake is taken. */
export type WagerGate = {
  /** The facts for `decideWager`; `form` is what the rules of the game refuse. */
  read<Form extends string>(player: Player, ip: string, form: Form | undefined): Promise<WagerFacts<Form>>
  /** The shortest time between two rounds of this player. */
  roundMsMinOf(player: Player): Promise<number>
}

export function openWagerGate(options: GateOptions): WagerGate {
  return {
    async read(player, ip, form) {
      const { game, mode, wallet } = player
      const facts = {
        mode,
        closed: await options.closedTo(ip),
        state: options.stateOf(game),
        form,
        isRealityDue: false,
      }
      // A stake that is refused anyway must not count as play, which would start the time of the next reality check.
      if (mode !== 'real' || decideWager(facts) !== undefined) return facts
      return { ...facts, isRealityDue: (await options.beforeStake(wallet)) !== undefined }
    },
    roundMsMinOf: async ({ mode }) => (mode === 'real' ? options.roundMsMin() : 0),
  }
}
