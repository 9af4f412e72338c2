import { deviceStore, type Store } from '../browser/store.ts'

/** What a code is for: one for signing in does not delay one for a new password. */
export type CodePurpose = 'login' | 'password' | 'register' | 'step' | 'setEmail' | 'setMobile' | 'proof'

const PREFIX = 'ronda.code'

function keyOf(purpose: CodePurpose, to: string): string {
  return `${PREFIX}.${purpose}.${to}`
}

/** Whole seconds until another code may be requested; rounded up, so that zero is never shown too early. */
export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1_000))
}

/** When another code may be sent to this number or address; stored on the device, so that it survives a reload. */
export function readUntilMs(purpose: CodePurpose, to: string, store: Store = deviceStore): number {
  const untilMs = Number(store.get(keyOf(purpose, to)) ?? 0)
  return Number.isFinite(untilMs) ? untilMs : 0
}

export function writeUntilMs(purpose: CodePurpose, to: string, untilMs: number, store: Store = deviceStore): void {
  store.set(keyOf(purpose, to), String(untilMs))
}
