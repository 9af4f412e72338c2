import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requireDiskSpace } from './disk.mjs'
import { describeInstallFailure } from './install.mjs'
import { databaseHolder } from './running.mjs'

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to https://registry.example failed', 'no network'],
  ['npm error code ECONNREFUSED', 'no network'],
  ['npm error nospc ENOSPC: no space left on device, write', 'disk filled up'],
  ['npm error code EUSAGE\nnpm error package.json and package-lock.json are not in sync', 'not in sync'],
])('%j is reported as: %s', (output, message) => {
  expect(describeInstallFailure(output)).toContain(message)
})

test('too little disk space is reported with its purpose', () => {
  expect(() => requireDiskSpace(1e9, 'installing packages')).toThrow('installing packages needs about 1000000000 MB')
  expect(() => requireDiskSpace(1, 'a file')).not.toThrow()
})

test('a database is in use only while its process lives', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-running-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(databaseHolder(folder)).toBeUndefined()

  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  const gone = once(other, 'exit')
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${other.pid}\n${folder}\n`)
  expect(databaseHolder(folder)).toBe(other.pid)

  other.kill('SIGKILL')
  await gone
  expect(databaseHolder(folder)).toBeUndefined()
})
