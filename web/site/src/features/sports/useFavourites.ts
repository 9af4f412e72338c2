import { useState } from 'react'
import { deviceStore } from '@ronda/base/browser/store.ts'
import { useMounted } from '@ronda/ui'

const KEY = 'sports.favourites'
const TEAMS_MAX = 50

/** What is stored may have been written by anybody. */
function stored(): readonly string[] {
  try {
    const read: unknown = JSON.parse(deviceStore.get(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string').slice(0, TEAMS_MAX) : []
  } catch {
    return []
  }
}

/** The teams that this device follows. */
export function useFavourites() {
  const [known, setTeams] = useState(stored)
  // A page that was rendered by the server does not know what this device stores.
  const teams = useMounted() ? known : []
  return {
    teams,
    toggle(team: string): void {
      const next = teams.includes(team) ? teams.filter((each) => each !== team) : [team, ...teams].slice(0, TEAMS_MAX)
      setTeams(next)
      deviceStore.set(KEY, JSON.stringify(next))
    },
  }
}
