import { quietly } from '../../shared/page/store.ts'

/** A round that was requested and whose outcome has not been shown. Its id is not a secret: it grants no access. */
export type PendingRound = {
  readonly round: string
  readonly stake: bigint
  readonly gameCode: string
  readonly mode: string
}

export type PendingStore = {
  read(): PendingRound | undefined
  write(pending: PendingRound): void
  clear(): void
}

const KEY = 'ronda.play.pending'

export function makePending(text: string | null): PendingRound | undefined {
  if (text === null) return undefined
  const [round = '', stake = '', gameCode = '', mode = ''] = text.split(' ')
  return /^[0-9a-f-]{36}$/.test(round) && /^[1-9]\d{0,17}$/.test(stake)
    ? { round, stake: BigInt(stake), gameCode, mode }
    : undefined
}

export function writePending({ round, stake, gameCode, mode }: PendingRound): string {
  return `${round} ${stake} ${gameCode} ${mode}`
}

/** Stored for this tab only, so that a reload during a spin shows its outcome instead of playing another. */
export function openPending(storage: () => Storage): PendingStore {
  return {
    read: () => makePending(quietly(storage, (store) => store.getItem(KEY)) ?? null),
    write: (pending) => quietly(storage, (store) => store.setItem(KEY, writePending(pending))),
    clear: () => quietly(storage, (store) => store.removeItem(KEY)),
  }
}
