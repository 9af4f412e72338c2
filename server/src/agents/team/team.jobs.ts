import type { Consumer } from '../../platform/outbox/index.ts'
import { countEvents, type CountOptions } from './count.actions.ts'

export type TeamConsumerOptions = CountOptions & {
  /** Called with the agents whose figures have changed. */
  readonly onChanged: (agents: ReadonlySet<string>) => void
}

/** Counts in the transaction that moves the cursor, so that each event counts once. */
export function teamConsumer(options: TeamConsumerOptions): Consumer {
  const changed = new Set<string>()
  return {
    name: 'agents.team',
    topics: ['money.batch', 'member.registered'],
    async consume(tx, events) {
      for (const agent of await countEvents(options, tx, events)) changed.add(agent)
    },
    afterCommit() {
      options.onChanged(new Set(changed))
      changed.clear()
    },
  }
}
