import type { system as calls } from '@ronda/contract'
import { ok, present, seconds } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeRecall } from '../../platform/recall/recall.ts'
import { findBrand, type Brand } from './house.sql.ts'

/** Every page asks on opening; an operator's change is seen after at most this long. */
const STATUS_MS = seconds(1)

export function systemRoutes(db: Db, clock: Clock, merchant: string): GroupHandlers<typeof calls, Callers> {
  const recall = makeRecall<Brand>({
    load: (name) => db.read((tx) => findBrand(tx, name)),
    keepMs: STATUS_MS,
    keepMax: 1,
    nowMs: () => clock.nowMs(),
  })
  return {
    async status() {
      const brand = present(await recall.get(merchant), 'the brand this house serves')
      return ok({
        status: brand.status,
        merchant: brand.merchant,
        brandName: brand.name,
        languages: [...brand.languages],
        defaultLanguage: brand.defaultLanguage,
        currency: brand.currency,
      })
    },
  }
}
