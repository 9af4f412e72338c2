import type { BrandSettings, ModuleNode, RegisterRule } from '@ronda/contract'

/** Settings as they were read, with their version number. */
export type Written = { readonly version: number; readonly settings: BrandSettings }

type Key = keyof BrandSettings

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** The settings that were changed. */
export function changedKeys(before: BrandSettings, after: BrandSettings): readonly Key[] {
  return (Object.keys(before) as Key[]).filter((key) => !isSame(before[key], after[key]))
}

/** My changes, applied over what others have saved since I began. */
export function onTopOf(base: BrandSettings, draft: BrandSettings, latest: BrandSettings): BrandSettings {
  const mine = Object.fromEntries(changedKeys(base, draft).map((key) => [key, draft[key]]))
  return { ...latest, ...mine }
}

export function switchModule(tree: readonly ModuleNode[], modId: string, isOn: boolean): ModuleNode[] {
  return tree.map((node) => ({
    ...node,
    ...(node.modId === modId && { enabled: isOn ? 1 : 0 }),
    childrenNodes: switchModule(node.childrenNodes, modId, isOn),
  }))
}

/** A rule whose kind is fixed has no expression of its own. */
export function changeRule(
  rules: readonly RegisterRule[],
  field: string,
  change: Partial<RegisterRule>,
): RegisterRule[] {
  return rules.map((rule) => {
    if (rule.field !== field) return rule
    const changed = { ...rule, ...change }
    return changed.patternId === 'free' ? changed : { ...changed, acceptedPattern: '*' }
  })
}

/** A list with one entry changed or removed. */
export function replaceAt<Entry>(list: readonly Entry[], at: number, entry: Entry | undefined): Entry[] {
  return list.flatMap((each, index) => (index === at ? (entry === undefined ? [] : [entry]) : [each]))
}

/** A moment as the date and time field shows it: local, to the minute. */
export function toLocalMinute(epochMs: number | null): string {
  if (epochMs === null) return ''
  const local = new Date(epochMs - new Date(epochMs).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

export function fromLocalMinute(text: string): number | null {
  const epochMs = new Date(text).getTime()
  return Number.isNaN(epochMs) ? null : epochMs
}

/** Whole numbers between the two bounds only. */
export function toWhole(text: string, min: number, max: number): number {
  const value = Math.trunc(Number(text))
  return Number.isNaN(value) ? min : Math.min(Math.max(value, min), max)
}

/** The dialing codes in a typed text; anything else is left out. */
export function parseDialingCodes(text: string): string[] {
  return [...new Set(text.split(/[\s,;+]+/).filter((code) => /^[1-9]\d{0,5}$/.test(code)))]
}
