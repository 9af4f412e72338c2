/** Numbers that two migrations share: one of them would never be applied. */
export function repeatedNumbers(paths: readonly string[]): readonly string[] {
  const numbers = paths.map(
    (path) => /\/migrations\/(\d{4})-[a-z0-9-]+\.sql$/.exec(path)?.[1] ?? `an invalid name: ${path}`,
  )
  return numbers.filter((number, at) => number.startsWith('a') || numbers.indexOf(number) !== at)
}

/** Top folders that ARCHITECTURE.md does not show. */
export function missingFolders(map: string, folders: readonly string[]): readonly string[] {
  return folders.filter((folder) => !map.includes(`${folder}/`))
}

/** Hosts named in a lock file. There must be none, so that it works with any registry. */
export function hostsIn(lock: string): readonly string[] {
  return [...lock.matchAll(/"resolved": "(\w+:\/\/[^/"]+)/g)].map((match) => match[1] ?? '')
}
