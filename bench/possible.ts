import { execSync } from 'node:child_process'
import type { Report } from './report.ts'

/** Files that a process has open besides its sockets. */
const FILES_BESIDE = 200

/** Node.js raises its own limit of open files as far as it may; where that is not enough, fewer can watch. */
export function countPossible(report: Report, asked: number): number {
  const limit = Number(
    execSync('ulimit -Hn', { encoding: 'utf8', shell: '/bin/sh' }).trim().replace('unlimited', 'Infinity'),
  )
  if (asked + FILES_BESIDE <= limit) return asked
  report.note(`this machine allows ${limit} open files: ${limit - FILES_BESIDE} sockets instead of ${asked}`)
  return limit - FILES_BESIDE
}
