import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { present } from '@ronda/core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { countries } from './countries.lib.ts'
import { openFlags } from './flag.actions.ts'

const folder = mkdtempSync(join(tmpdir(), 'ronda-flags-'))
/** Of its own, because the flags of all countries are still being drawn into the other one. */
const own = mkdtempSync(join(tmpdir(), 'ronda-flag-'))
afterAll(() => [folder, own].forEach((each) => rmSync(each, { recursive: true, force: true })))

test('every country of the list has a dialing code and a flag', () => {
  const flags = openFlags(folder)
  expect(countries.length).toBeGreaterThan(200)
  expect(countries.filter(({ countryCode }) => flags.png(countryCode) === undefined)).toEqual([])
  expect(countries).toContainEqual({ countryCode: 'AR', countryDialingCode: '54' })
})

test('a flag is a PNG, drawn once and then stored', async () => {
  const drawn = await present(openFlags(own).png('AR'), 'a flag')
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 96, height: 64 })
  expect(readdirSync(own)).toHaveLength(1)
  expect(await openFlags(own).png('AR')).toEqual(drawn)
  expect(readdirSync(own)).toHaveLength(1)
})

test.each(['ZZ', '', 'ar', '..', '__proto__'])('%j has no flag', (countryCode) => {
  expect(openFlags(folder).png(countryCode)).toBeUndefined()
})
