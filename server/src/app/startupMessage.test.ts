import { closeSync, fstatSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SANDBOXES, type SandboxPart } from '../platform/config/config.ts'
import { startupMessage, isReadableByOthers } from './startupMessage.ts'

const clock = { nowMs: () => 1_800_000_000_000 }
const ways = { post: { can: { sms: true, mail: true }, isSandbox: false }, sandboxes: new Set<SandboxPart>(), clock }
const demo = { beaconUrl: undefined, needsBeacon: false, databaseUrl: undefined }
const account = { kind: 'member', username: 'demo', password: 'luz-noria-1234', deposit: 0 } as const
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const staff = { ...account, kind: 'operator', username: 'operador', authenticator: secret } as const

test('the demo passwords are printed, or the path of the file that holds them', () => {
  expect(startupMessage('http://here', [account], ways, demo)).toContain('luz-noria-1234')
  const shown = startupMessage('http://here', { file: '/data/demo-accounts.json' }, ways, demo)
  expect(shown).toContain('/data/demo-accounts.json')
})

test('prints where staff sign in and how they get a code, and no secret where only the file is named', () => {
  const shown = startupMessage('http://here', [account, staff], ways, demo)
  for (const word of ['http://here/office/login', 'npm run code', secret]) expect(shown).toContain(word)
  const withFile = startupMessage('http://here', { file: '/data/demo-accounts.json' }, ways, demo)
  for (const word of ['http://here/office/login', 'npm run code']) expect(withFile).toContain(word)
  expect(withFile).not.toContain(secret)
})

test('warns of every sandbox that is open, and of none where none is', () => {
  expect(startupMessage('http://here', [], ways, demo)).not.toContain('SANDBOX')
  const open = { ...ways, post: { ...ways.post, isSandbox: true }, sandboxes: new Set(SANDBOXES) }
  const shown = startupMessage('http://here', [], open, demo)
  for (const word of ['SANDBOX IS OPEN', 'http://here/sandbox', ...SANDBOXES]) expect(shown).toContain(word)
})

test.each([
  [0o600, false],
  [0o640, true],
  [0o644, true],
])('output goes to a file of mode %o: readable by others: %s', (mode, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-greet-'))
  const file = openSync(join(folder, 'out'), 'w', mode)
  onTestFinished(() => {
    closeSync(file)
    rmSync(folder, { recursive: true })
  })
  expect(isReadableByOthers(fstatSync(file))).toBe(expected)
})

test('a device that stores nothing is not readable by others', () => {
  const device = openSync('/dev/null', 'w')
  expect(isReadableByOthers(fstatSync(device))).toBe(false)
  closeSync(device)
})
