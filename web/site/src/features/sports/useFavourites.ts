import { useSyncExternalStore } from 'react'
import { deviceStore } from '@ronda/base/browser/store.ts'

const KEY = 'sports.favourites'
const TEAMS_MAX = 50
const NONE: readonly string[] = []

/** What is stored may have been written by anybody. */
function stored(): readonly string[] {
  try {
    const read: unknown = JSON.parse(deviceStore.get(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string').slice(0, TEAMS_MAX) : NONE
  } catch {
    return NONE
  }
}

let teams: readonly string[] | undefined
const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = (): readonly string[] => (teams ??= stored())

function toggle(team: string): void {
  const known = read()
  teams = known.includes(team) ? known.filter((each) => each !== team) : [team, ...known].slice(0, TEAMS_MAX)
  deviceStore.set(KEY, JSON.stringify(teams))
  for (const listener of listeners) listener()
}

/** The teams that this device follows. The server renders none of them: only the device knows. */
export function useFavourites() {
  return { teams: useSyncExternalStore(watch, read, () => NONE), toggle }
}
