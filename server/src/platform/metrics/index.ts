export { openMetrics, type Metrics, type MetricSource, type Reading } from './metrics.lib.ts'
export { serveMetrics, type MetricsServer } from './metrics.routes.ts'
