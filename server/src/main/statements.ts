import type { StatementOptions } from '../money/statement/index.ts'
import { findDays } from '../play/record/index.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

/** What a record of somebody's money is told from, whoever reads it. */
export function statementOptionsOf({ db, ledger }: Ground, { slotOf }: Rooms): StatementOptions {
  return {
    db,
    ledger,
    daysOf: findDays(db),
    nameOf: (game, language) => slotOf(game)?.title.names[language],
  }
}
