import { deviceStore } from '../../store.ts'

const MARK = 'ronda.recent'

/** As many as a home page would show. */
const RECENT_MAX = 20

/** A game just opened goes to the front; none stands twice. */
export function withRecent(known: readonly string[], gameCode: string): readonly string[] {
  return [gameCode, ...known.filter((code) => code !== gameCode)].slice(0, RECENT_MAX)
}

/** What a member opened on this device, the last one first. Anything may stand in a browser's storage, so it is checked. */
export function parseRecent(text: string | null): readonly string[] {
  return (text ?? '').split(' ').filter((code) => /^[A-Z0-9_]{2,40}$/.test(code))
}

export function readRecent(member: string): readonly string[] {
  return parseRecent(deviceStore.get(`${MARK}.${member}`))
}

export function rememberGame(member: string, gameCode: string): void {
  deviceStore.set(`${MARK}.${member}`, withRecent(readRecent(member), gameCode).join(' '))
}
