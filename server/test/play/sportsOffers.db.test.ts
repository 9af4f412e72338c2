import type { SportsFeedFromServer } from '@ronda/contract'
import { minutes, present } from '@ronda/core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { LEAGUE_PACE } from '../../src/play/sports/sports.ts'
import { playOut } from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'
import { inPlay, isOpen, showAt } from '../kit/liveMatches.ts'
import type { Owner } from '../kit/memberBalances.ts'
import { followSports } from '../kit/sportsFollower.ts'

/** A moment lasts as long as a test may take. */
const pace = { ...LEAGUE_PACE, minuteMs: minutes(3), aheadMs: 10 * LEAGUE_PACE.aheadMs }

let server: League['server']
let owner: League['owner']

beforeAll(async () => {
  const league = await openLeague(pace)
  ;({ server, owner } = league)
  return league.close
})

const until = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 50 })

describe('[SP25] the feed', () => {
  type Offers = Extract<SportsFeedFromServer, { type: 'offers' }>
  const offersIn = (received: readonly SportsFeedFromServer[]) =>
    received.filter((message): message is Offers => message.type === 'offers')

  const ticketOf = async (who: Owner): Promise<string> =>
    (await who.visitor.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket', {})).ticket

  test('sends a member what is offered for their bets, with every moment, and nobody else', async () => {
    const [who, other] = [await owner(), await owner()]
    const { match, moments, at, bet } = await inPlay(
      server,
      pace,
      who,
      (moment, place, all) => isOpen(moment, place, all) && all[place + 1]?.stop === 'attack',
    )
    const [mine, theirs, nobody] = [0, 1, 2].map(() => followSports(server.origin, []))
    if (mine === undefined || theirs === undefined || nobody === undefined) throw new Error('three followers')
    const tickets = [await ticketOf(who), await ticketOf(other)]
    await until(() => expect([mine, theirs, nobody].map(({ socket }) => socket.readyState)).toEqual([1, 1, 1]))
    const ask = (follower: typeof mine, ticket?: string) =>
      follower.socket.send(JSON.stringify({ type: 'bets', ticket }))
    ask(mine, tickets[0])
    ask(theirs, tickets[1])
    ask(nobody)
    // A token is good once.
    ask(nobody, tickets[0])
    await until(() => expect(offersIn(mine.received)).toHaveLength(1))
    await until(() => expect(offersIn(theirs.received)).toHaveLength(1))
    expect(offersIn(mine.received)[0]?.offers).toEqual([{ bet: bet.id, cashOut: bet.cashOut }])
    expect(offersIn(theirs.received)[0]?.offers).toEqual([])
    await showAt(server, match.number, present(moments[at + 1], 'the attack'))
    await until(() => expect(offersIn(mine.received).at(-1)?.offers).toEqual([{ bet: bet.id, cashOut: null }]))
    expect(offersIn(theirs.received)).toHaveLength(1)
    expect(offersIn(nobody.received)).toHaveLength(0)
    await who.visitor.send('POST', '/wps/session/logout', {})
    const known = offersIn(mine.received).length
    await playOut(server, match.number)
    await until(() => expect(theirs.received.length).toBeGreaterThanOrEqual(1))
    expect(offersIn(mine.received)).toHaveLength(known)
    for (const { socket } of [mine, theirs, nobody]) socket.close()
  })
})
