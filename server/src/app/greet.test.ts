import { closeSync, fstatSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SANDBOXES, type SandboxPart } from '../platform/config/config.ts'
import { greet, isKeptForOthers } from './greet.ts'

const clock = { nowMs: () => 1_800_000_000_000 }
const ways = { post: { can: { sms: true, mail: true }, isSandbox: false }, sandboxes: new Set<SandboxPart>(), clock }
const demo = { beaconUrl: undefined, needsBeacon: false, databaseUrl: undefined }
const account = { kind: 'member', username: 'demo', password: 'luz-noria-1234', deposit: 0 } as const
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const staff = { ...account, kind: 'operator', username: 'operador', authenticator: secret } as const

test('passwords are shown, or the file that has them', () => {
  expect(greet('http://here', [account], ways, demo)).toContain('luz-noria-1234')
  const told = greet('http://here', { file: '/data/demo-accounts.json' }, ways, demo)
  expect(told).toContain('/data/demo-accounts.json')
})

test('staff learn where they sign in and how they get a code, and no secret is told where others read', () => {
  const told = greet('http://here', [account, staff], ways, demo)
  for (const word of ['http://here/office/login', 'npm run code', secret]) expect(told).toContain(word)
  const kept = greet('http://here', { file: '/data/demo-accounts.json' }, ways, demo)
  for (const word of ['http://here/office/login', 'npm run code']) expect(kept).toContain(word)
  expect(kept).not.toContain(secret)
})

test('whatever sandbox is open is said loudly, and nothing where none is', () => {
  expect(greet('http://here', [], ways, demo)).not.toContain('SANDBOX')
  const open = { ...ways, post: { ...ways.post, isSandbox: true }, sandboxes: new Set(SANDBOXES) }
  const told = greet('http://here', [], open, demo)
  for (const word of ['SANDBOX IS OPEN', 'http://here/sandbox', ...SANDBOXES]) expect(told).toContain(word)
})

test.each([
  [0o600, false],
  [0o640, true],
  [0o644, true],
])('a file of mode %o that keeps what is printed: others can read it %s', (mode, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-greet-'))
  const file = openSync(join(folder, 'out'), 'w', mode)
  onTestFinished(() => {
    closeSync(file)
    rmSync(folder, { recursive: true })
  })
  expect(isKeptForOthers(fstatSync(file))).toBe(expected)
})

test('a device that keeps nothing may be shown a password', () => {
  const device = openSync('/dev/null', 'w')
  expect(isKeptForOthers(fstatSync(device))).toBe(false)
  closeSync(device)
})
