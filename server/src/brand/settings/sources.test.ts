import { expect, test } from 'vitest'
import { defaultSettings } from './defaults.ts'
import { sourcesOf } from './sources.ts'

test('the default settings allow nothing but the local names', () => {
  const { connect, images, frames } = sourcesOf(defaultSettings)
  expect(connect).toContain('uno.localhost:*')
  expect([images, frames]).toEqual([[], []])
})

test('URLs on other hosts are allowed by their origin only', () => {
  const settings = {
    ...defaultSettings,
    domains: [{ domainName: 'ronda.example:8443' }],
    imageCdn: 'https://pictures.example/rx2',
    launchCdn: 'https://games.example',
    helpUrl: 'https://help.example/es?x=1',
  }
  expect(sourcesOf(settings)).toEqual({
    connect: ['https://ronda.example:8443'],
    images: ['https://pictures.example'],
    frames: ['https://help.example', 'https://games.example'],
  })
  expect(sourcesOf({ ...settings, helpUrl: '/help' }).frames).toEqual(['https://games.example'])
})
