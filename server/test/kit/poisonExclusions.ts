import { minutes } from '@ronda/core'
import { accountNamed } from './signInSteps.ts'
import { casesOf, lookAtAll, shareDevice } from './exclusions.ts'
import { bareMember } from './missions.ts'
import { happens } from './payslips.ts'
import { poison, three, type PoisonCase } from './poison.ts'

/** A poisoned case: those of others are filed. */
export const exclusionPoison: readonly PoisonCase[] = [
  {
    name: 'cases of excluded bets',
    kind: 'exclusion.find',
    async plant({ server, clock }) {
      const members = await three(async () => (await bareMember(server)).username)
      const atMs = clock.at - minutes(1)
      for (const member of members) {
        const { username: agent } = await bareMember(server)
        await shareDevice(server, [member, agent], atMs)
        await happens(server, { member, line: [agent] }, { validBet: 10 }, { atMs })
      }
      const when = `new.account = '${await accountNamed(server, members[0])}'`
      const heal = await poison(server.db, { table: 'exclusion', on: 'insert', when })
      return {
        heal,
        run: () => lookAtAll(server),
        done: () => Promise.all(members.map(async (member) => (await casesOf(server, member)).length === 1)),
      }
    },
  },
]
