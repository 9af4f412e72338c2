import { err, ok, type Result } from '../result.ts'

/** Reads one value of a file. The error is its place, such as `events[3].amounts.stakes`. */
export type Read<T> = (value: unknown, place: string) => Result<T, string>

export const readText =
  (lengthMax: number): Read<string> =>
  (value, place) =>
    typeof value === 'string' && value !== '' && value.length <= lengthMax ? ok(value) : err(place)

export const readWhole =
  (min: number, max: number): Read<number> =>
  (value, place) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? ok(value) : err(place)

/** More digits than all the money there is. */
const WHOLE = /^(?:0|-?[1-9]\d{0,29})$/

/** A whole number of any size, written as digits: numbers of JSON are floats. */
export const readDigits: Read<bigint> = (value, place) =>
  typeof value === 'string' && WHOLE.test(value) ? ok(BigInt(value)) : err(place)

export const readOneOf =
  <T extends string>(words: readonly T[]): Read<T> =>
  (value, place) => {
    const found = words.find((word) => word === value)
    return found === undefined ? err(place) : ok(found)
  }

export const readNullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value, place) =>
    value === null ? ok(null) : read(value, place)

export const readList =
  <T>(read: Read<T>, lengthMax: number): Read<readonly T[]> =>
  (value, place) => {
    if (!Array.isArray(value) || value.length > lengthMax) return err(place)
    const items: T[] = []
    for (const [index, item] of value.entries()) {
      const result = read(item, `${place}[${index}]`)
      if (!result.ok) return result
      items.push(result.value)
    }
    return ok(items)
  }

/** An object with exactly these fields: one that we do not know could mean something to somebody else. */
export const readObject =
  <T extends object>(fields: { readonly [K in keyof T]: Read<T[K]> }): Read<T> =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return err(place)
    const within = (name: string): string => (place === '' ? name : `${place}.${name}`)
    const given = new Map<string, unknown>(Object.entries(value))
    const strange = [...given.keys()].find((name) => !Object.hasOwn(fields, name))
    if (strange !== undefined) return err(within(strange))
    const read: Partial<T> = {}
    for (const name of Object.keys(fields) as (keyof T & string)[]) {
      const result = fields[name](given.get(name), within(name))
      if (!result.ok) return result
      read[name] = result.value
    }
    return ok(read as T)
  }
