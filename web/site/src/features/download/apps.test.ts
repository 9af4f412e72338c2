import { expect, test } from 'vitest'
import { appsOf } from './apps.ts'

const resource = (resourceType: 'ios' | 'mirror' | 'guide', url: string) => ({ labelNameEn: 'x', resourceType, url })

test('only apps and guides with an address of another page get a button', () => {
  const app = resource('ios', 'https://apps.example/ronda')
  const all = [app, resource('guide', '/down#ios'), resource('mirror', 'https://two.example'), resource('ios', '/down')]
  expect(appsOf(all)).toEqual([app])
})
