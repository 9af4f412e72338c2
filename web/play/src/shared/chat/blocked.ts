/** Players that are blocked on this device. If the browser forbids storage, the list is lost on reload. */
const KEY = 'ronda.play.chat-blocked'
const BLOCKED_MAX = 200
const WHO = /^[0-9a-f]{16}$/

export function readBlocked(): ReadonlySet<string> {
  try {
    const kept = localStorage.getItem(KEY) ?? ''
    return new Set(kept.split(' ').filter((who) => WHO.test(who)))
  } catch {
    return new Set()
  }
}

export function writeBlocked(blocked: ReadonlySet<string>): ReadonlySet<string> {
  const kept = [...blocked].slice(-BLOCKED_MAX)
  try {
    localStorage.setItem(KEY, kept.join(' '))
  } catch {
    // Without storage the list is kept only until a reload.
  }
  return new Set(kept)
}
