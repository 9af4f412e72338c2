import { seconds } from '@ronda/core'
import { makeTtlCache } from '../platform/cache/ttlCache.ts'
import type { MetricSource } from '../platform/metrics/index.ts'
import { readUntilMs, type Consumer } from '../platform/outbox/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { Features } from './compose.ts'

type Watched = Pick<Platform, 'db' | 'clock' | 'hub'>

/** Counting the desk is work for the database, most of all when it is slow, and whoever watches asks every few seconds. */
const DESK_KEPT_MS = seconds(30)

/** What this process and its database have to tell beside requests, batches and jobs. */
export function metricSources(
  { db, clock, hub }: Watched,
  features: Features,
  consumers: readonly Consumer[],
): readonly MetricSource[] {
  const desk = makeTtlCache({
    load: () => features.desk.api.count(),
    ttlMs: DESK_KEPT_MS,
    entriesMax: 1,
    nowMs: () => clock.nowMs(),
  })
  return [
    {
      name: 'ronda_open_sockets',
      help: 'Open pages that are pushed to.',
      labels: [],
      read: async () => [{ labels: {}, value: hub.count() }],
    },
    {
      name: 'ronda_database_connections',
      help: 'Connections of this process by pool and state; waiting are callers without one.',
      labels: ['pool', 'state'],
      read: async () =>
        db
          .pools()
          .flatMap(({ pool, ...states }) =>
            Object.entries(states).map(([state, value]) => ({ labels: { pool, state }, value })),
          ),
    },
    {
      name: 'ronda_outbox_unread_seconds',
      help: 'Age of the oldest event that a consumer has not read.',
      labels: ['consumer'],
      read: () =>
        db.read(async (tx) => {
          const nowMs = clock.nowMs()
          const read = []
          for (const { name } of consumers) {
            const untilMs = await readUntilMs(tx, name, nowMs)
            read.push({ labels: { consumer: name }, value: Math.max(0, nowMs - untilMs) / 1_000 })
          }
          return read
        }),
    },
    {
      name: 'ronda_desk_waiting',
      help: 'Cases that wait for staff by queue; books and auditLog are faults, failures are items set aside.',
      labels: ['queue'],
      read: async () =>
        ((await desk.get('all')) ?? []).map(({ queue, waiting }) => ({ labels: { queue }, value: waiting })),
    },
  ]
}
