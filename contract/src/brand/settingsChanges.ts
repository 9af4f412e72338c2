/** One field of the settings that differs: where it is, what it was and what it becomes, each as JSON. */
export type SettingChange = {
  /** As a path of names: `money.withdrawal.max`, `money.deposits.card.min`. */
  readonly field: string
  /** Absent where there was none before. */
  readonly before?: string
  /** Absent where there is none after. */
  readonly after?: string
}

type Json = unknown
type JsonRecord = Readonly<Record<string, Json>>

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const write = (value: Json): string | undefined => (value === undefined ? undefined : JSON.stringify(value))

/** Elements of a list by their name, which is the first field of each; undefined where they have no such name. */
function named(list: readonly Json[]): ReadonlyMap<string, JsonRecord> | undefined {
  const found = new Map<string, JsonRecord>()
  for (const element of list) {
    if (!isRecord(element)) return undefined
    const name = Object.values(element)[0]
    if (typeof name !== 'string' || name === '' || found.has(name)) return undefined
    found.set(name, element)
  }
  return found
}

/** Lists of named elements are compared by name. By position, one new element would show all after it as changed. */
function changesOfLists(before: readonly Json[], after: readonly Json[], field: string): readonly SettingChange[] {
  const [was, is] = [named(before), named(after)]
  if (was === undefined || is === undefined) {
    const isPlain = [...before, ...after].every((element) => !isRecord(element))
    if (isPlain || before.length !== after.length) return changeOf(before, after, field)
    return before.flatMap((element, at) => settingChanges(element, after[at], `${field}.${at}`))
  }
  const changes = [...new Set([...was.keys(), ...is.keys()])].flatMap((name) =>
    settingChanges(was.get(name), is.get(name), `${field}.${name}`),
  )
  const common = (names: Iterable<string>): readonly string[] =>
    [...names].filter((name) => was.has(name) && is.has(name))
  return [...changes, ...changeOf(common(was.keys()), common(is.keys()), `${field}.order`)]
}

function changeOf(before: Json, after: Json, field: string): readonly SettingChange[] {
  const [was, is] = [write(before), write(after)]
  if (was === is) return []
  return [{ field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }]
}

/** What differs between two settings, field by field, in the order of the fields. */
export function settingChanges(before: Json, after: Json, field = ''): readonly SettingChange[] {
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    const inside = (name: string): string => (field === '' ? name : `${field}.${name}`)
    return names.flatMap((name) => settingChanges(before[name], after[name], inside(name)))
  }
  if (Array.isArray(before) && Array.isArray(after)) return changesOfLists(before, after, field)
  return changeOf(before, after, field)
}
