import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** One value of a figure, with what tells it from the others of that figure. */
export type Reading = { readonly labels: Readonly<Record<string, string>>; readonly value: number }

/** A figure that is read when somebody asks for the metrics. */
export type MetricSource = {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  read(): Promise<readonly Reading[]>
}

export type Metrics = {
  /** A request was answered; `call` is the path as it is declared. */
  answered(call: string, status: number, seconds: number): void
  /** The ledger has committed this many movements together. */
  committed(moves: number): void
  ran(job: string, isDone: boolean, seconds: number): void
  follow(source: MetricSource): void
  /** All figures in the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const JOB_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300]
const MOVES = [1, 2, 5, 10, 25, 50, 100, 250]

/** The figures of this process. A figure that cannot be read is left out and counted; the others are still given. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'ronda_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['call', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const batches = new Histogram({
    name: 'ronda_ledger_batch_moves',
    help: 'Movements that the ledger commits together.',
    buckets: MOVES,
    registers,
  })
  const jobs = new Histogram({
    name: 'ronda_job_seconds',
    help: 'Time that a scheduled job took.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  const unread = new Counter({
    name: 'ronda_metric_failures_total',
    help: 'Figures that could not be read.',
    labelNames: ['figure'],
    registers,
  })
  return {
    answered: (call, status, seconds) => requests.observe({ call, status }, seconds),
    committed: (moves) => batches.observe(moves),
    ran: (job, isDone, seconds) => jobs.observe({ job, outcome: isDone ? 'done' : 'failed' }, seconds),
    follow({ name, help, labels, read }) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          gauge.reset()
          try {
            for (const { labels: own, value } of await read()) gauge.set({ ...own }, value)
          } catch {
            unread.inc({ figure: name })
          }
        },
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
