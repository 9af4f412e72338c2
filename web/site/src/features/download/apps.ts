import type { Resource } from '@ronda/contract'

/** Apps that are files or pages of their own; links to this page are left out. */
export function appsOf(resources: readonly Resource[]): readonly Resource[] {
  return resources.filter(
    ({ resourceType, url }) => ['ios', 'android', 'lite', 'guide'].includes(resourceType) && url.startsWith('https://'),
  )
}
