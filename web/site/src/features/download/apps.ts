import type { Resource } from '@ronda/contract'

/** The groups of links on the page, in order. */
const GROUPS = [
  { name: 'apps', types: ['ios', 'android', 'lite'] },
  { name: 'guides', types: ['guide'] },
  { name: 'mirrors', types: ['mirror'] },
  { name: 'social', types: ['social'] },
] as const satisfies readonly { readonly name: string; readonly types: readonly Resource['resourceType'][] }[]

export type ResourceGroup = { readonly name: (typeof GROUPS)[number]['name']; readonly links: readonly Resource[] }

/** The resources of the brand by group; links to this page itself, and groups without links, are left out. */
export function resourceGroups(resources: readonly Resource[]): readonly ResourceGroup[] {
  return GROUPS.map(({ name, types }) => ({
    name,
    links: resources.filter(
      ({ resourceType, url }) => types.some((type) => type === resourceType) && !/^\/(?:down\b|$)/.test(url),
    ),
  })).filter(({ links }) => links.length > 0)
}
