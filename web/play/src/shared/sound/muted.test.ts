import { expect, test } from 'vitest'
import { Preferences } from '../page/preferences.ts'
import { MUTED_BY, mutedIn } from './muted.ts'

test('whoever muted everything before hears neither music nor effects, and can turn each on', () => {
  const preferences = new Preferences()
  preferences.set('muted', true)
  expect(mutedIn(preferences)).toEqual({ music: true, effects: true })
  preferences.set(MUTED_BY.effects, false)
  expect(mutedIn(preferences)).toEqual({ music: true, effects: false })
})

test('nothing is muted at first', () => {
  expect(mutedIn(new Preferences())).toEqual({ music: false, effects: false })
})
