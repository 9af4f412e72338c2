import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from './dataFolder.ts'

/** When root starts it, the database's user must be able to pass through the folder. */
const CLOSED = process.getuid?.() === 0 ? 0o711 : 0o700

let parent: string
let umask: number
beforeEach(() => {
  umask = process.umask(0o022)
  parent = mkdtempSync(join(tmpdir(), 'ronda-folder-'))
})
afterEach(() => {
  process.umask(umask)
  rmSync(parent, { recursive: true, force: true })
})

const modeOf = (...path: readonly string[]): number => statSync(join(parent, ...path)).mode & 0o7777

test('a new data folder and its contents are accessible to the owner only', () => {
  openDataFolder(join(parent, 'data'))
  writeFileSync(join(parent, 'data', 'demo-accounts.json'), '[]')
  mkdirSync(join(parent, 'data', 'pictures'))
  expect([modeOf('data'), modeOf('data', 'demo-accounts.json'), modeOf('data', 'pictures')]).toEqual([
    CLOSED,
    0o600,
    0o700,
  ])
})

test('files that an older version left readable by everybody are closed', () => {
  mkdirSync(join(parent, 'data', 'pictures'), { recursive: true })
  writeFileSync(join(parent, 'data', 'secret.key'), 'x', { mode: 0o644 })
  openDataFolder(join(parent, 'data'))
  expect([modeOf('data'), modeOf('data', 'secret.key'), modeOf('data', 'pictures')]).toEqual([CLOSED, 0o600, 0o700])
})

test('a folder that others use too stays open to them, except for our own files', () => {
  chmodSync(parent, 0o1777)
  writeFileSync(join(parent, 'others.txt'), 'x', { mode: 0o644 })
  writeFileSync(join(parent, 'demo-accounts.json'), 'x', { mode: 0o644 })
  openDataFolder(parent)
  expect([modeOf(), modeOf('others.txt'), modeOf('demo-accounts.json')]).toEqual([0o1777, 0o644, 0o600])
})
