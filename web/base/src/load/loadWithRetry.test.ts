import { expect, test } from 'vitest'
import { ScreenLoadError } from './ScreenLoadError.ts'
import { fileIn, loadWithRetry } from './loadWithRetry.ts'

const atOnce = { retryDelayMs: 0, msMax: 60_000 }

function failing(times: number): () => Promise<string> {
  let asked = 0
  return async () => {
    asked += 1
    if (asked <= times) throw new TypeError('Failed to fetch')
    return `came at ${asked}`
  }
}

test('a screen that loads is requested once', async () => {
  expect(await loadWithRetry(failing(0), atOnce)).toBe('came at 1')
})

test('a screen that fails once is requested again', async () => {
  expect(await loadWithRetry(failing(1), atOnce)).toBe('came at 2')
})

test('a screen that fails twice is reported as not loaded', async () => {
  await expect(loadWithRetry(failing(2), atOnce)).rejects.toBeInstanceOf(ScreenLoadError)
})

test('a screen that never answers is reported as not loaded, and is not requested again', async () => {
  let asked = 0
  const silent = () => {
    asked += 1
    return new Promise<string>(() => {})
  }
  await expect(loadWithRetry(silent, { retryDelayMs: 0, msMax: 1 })).rejects.toBeInstanceOf(ScreenLoadError)
  expect(asked).toBe(1)
})

test.each([
  [
    new TypeError('Failed to fetch dynamically imported module: https://r.example/assets/A-1.js'),
    'https://r.example/assets/A-1.js',
  ],
  [
    new TypeError('error loading dynamically imported module: https://r.example/assets/A-1.js'),
    'https://r.example/assets/A-1.js',
  ],
  [new TypeError('Importing a module script failed.'), undefined],
  ['a text', undefined],
])('%s names the file %s', (problem, file) => {
  expect(fileIn(problem)).toBe(file)
})
