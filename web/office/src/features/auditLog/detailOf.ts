import type { SettingChange } from '@ronda/contract'

const isChange = (value: unknown): value is SettingChange =>
  typeof value === 'object' && value !== null && typeof (value as { field?: unknown }).field === 'string'

/** What an entry changed, field by field; empty where it lists no changes. */
export function changesIn(detail: string): readonly SettingChange[] {
  const { changes } = JSON.parse(detail) as { readonly changes?: unknown }
  return Array.isArray(changes) && changes.every(isChange) ? changes : []
}

/** The details of an entry by name, each as text; empty if they are no object. */
export function detailOf(detail: string): readonly (readonly [name: string, value: string])[] {
  const parsed = JSON.parse(detail) as unknown
  if (typeof parsed !== 'object' || parsed === null) return []
  const hasChanges = changesIn(detail).length > 0
  const shown = Object.entries(parsed).filter(([name]) => name !== 'changes' || !hasChanges)
  return shown.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value, null, 2)])
}
