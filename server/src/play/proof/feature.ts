import type { SharedTitle } from '@ronda/games'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Titles } from '../round/index.ts'
import { proofRoutes } from './proof.routes.ts'

export type ProofNeeds = {
  readonly platform: Pick<Platform, 'db'>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly sharedRound: Opened<{ readonly tables: Titles<SharedTitle> }>
}

/** The rounds of a member with everything that their browser needs to verify them. */
export function openProofFeature({ platform: { db }, wallet, sharedRound }: ProofNeeds) {
  const { walletStore } = wallet.api
  const { tables } = sharedRound.api
  return {
    handlers: { proof: proofRoutes({ db, walletStore, sharedOf: (game) => tables.titleOf(game) }) },
  }
}
