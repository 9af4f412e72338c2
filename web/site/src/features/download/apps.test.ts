import { expect, test } from 'vitest'
import type { Resource } from '@ronda/contract'
import { resourceGroups } from './apps.ts'

const resource = (resourceType: Resource['resourceType'], url: string): Resource => ({
  labelNameEn: 'x',
  resourceType,
  url,
})

test('resources are grouped, and links to the page itself or to home are left out', () => {
  const [app, lite] = [resource('ios', 'https://apps.example/ronda'), resource('lite', '/?source=app')]
  const guide = resource('guide', 'https://help.example/install')
  const [mirror, social] = [resource('mirror', 'https://two.example'), resource('social', 'https://social.example')]
  const here = [resource('guide', '/down#ios'), resource('ios', '/down'), resource('mirror', '/')]
  expect(resourceGroups([social, guide, mirror, app, ...here, lite])).toEqual([
    { name: 'apps', links: [app, lite] },
    { name: 'guides', links: [guide] },
    { name: 'mirrors', links: [mirror] },
    { name: 'social', links: [social] },
  ])
  expect(resourceGroups(here)).toEqual([])
})
