import { present } from '@ronda/core'
import { enterGame } from '../../server/test/kit/clientSeeds.ts'
import { Visitor } from '../../server/src/platform/testing/visitor.ts'

export const PASSWORD = 'tres gatos 7'
export const PLAYERS_MAX = 64

export const playerName = (number: number): string => `player${number}`

/** A player who has signed in and opened the game for real money. */
export type Seat = { readonly member: Visitor; readonly playToken: string }

/** Opens a game with the player's session. */
export async function openGame(member: Visitor, gameCode: string, mode: 'real' | 'bonus' = 'real'): Promise<string> {
  const game = { gameCode, mode, language: 'es' }
  const { url } = await member.send<{ url: string }>('POST', '/wps/relay/GCS_gameLaunchFB', game)
  const launchToken = present(new URLSearchParams(url.split('#')[1]).get('token'), 'a launch token')
  return enterGame(member, launchToken)
}

async function seatPlayer(origin: string, number: number): Promise<Seat> {
  const member = new Visitor(origin)
  const credentials = { username: playerName(number), password: PASSWORD, remember: false }
  await member.send('POST', '/wps/session/login', { type: 'username', side: 'member', ...credentials })
  return { member, playToken: await openGame(member, 'FERIA_DE_LUZ') }
}

/** Signs in the players that the bench's server has accounts for. */
export async function seatPlayers(origin: string, players: number = PLAYERS_MAX): Promise<readonly Seat[]> {
  const seats: Seat[] = []
  // Ten at a time: more would be refused, because passwords are hashed two at once.
  for (let from = 0; from < players; from += 10) {
    const group = Array.from({ length: Math.min(10, players - from) }, (_, at) => seatPlayer(origin, from + at))
    seats.push(...(await Promise.all(group)))
  }
  return seats
}
