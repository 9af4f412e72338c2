import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Fields of these names are never written to the log. */
const SECRETS = [
  'password',
  'confirmPassword',
  'token',
  'launchToken',
  'playToken',
  'ticket',
  'cookie',
  'authorization',
]

const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers["${name}"]`])

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** Lines of JSON on stderr, so that stdout has only what a person reads. */
export function openLog(level: LogLevel, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: {
      // URLs can carry one-time tokens, so only the path is logged.
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.replace(/[?#].*$/s, ''),
      }),
    },
  }
  return to ? pino(options, to) : pino(options, pino.destination({ dest: 2, sync: true }))
}
