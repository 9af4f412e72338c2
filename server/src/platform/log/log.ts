import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Whatever a careless line might carry of these never reaches the log. */
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

/** Lines of JSON on the error stream, so that what a person reads on the output stays clean. */
export function openLog(level: LogLevel, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: {
      // Addresses can carry one-time tickets, so only the path is kept.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.replace(/[?#].*$/s, ''),
      }),
    },
  }
  return to ? pino(options, to) : pino(options, pino.destination({ dest: 2, sync: true }))
}
