type Lockfile = {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly license?: string; readonly dev?: boolean; readonly link?: boolean }
    >
  >
}

/** Packages whose licence is not in their own package.json, with the file that states it. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = { 'png-js': 'MIT (LICENSE)' }

const HEAD = `# Third-party notices

Written by \`npm run notices\` from \`package-lock.json\`; do not edit. These packages are used while Ronda runs. The
text of each licence is in the folder of its package, \`node_modules/<package>\`.

`

const FOLDER = 'node_modules/'

/** The notices as a document, and the packages whose licence is not known. */
export function noticesOf(text: string): { readonly document: string; readonly unknown: readonly string[] } {
  const { packages } = JSON.parse(text) as Lockfile
  const used = Object.entries(packages).flatMap(([path, { version, license, dev, link }]) => {
    if (!path.includes(FOLDER) || dev === true || link === true) return []
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
    return [{ name, version: version ?? '', license: license ?? STATED_ELSEWHERE[name] }]
  })
  const rows = used.map(({ name, version, license }) => `- ${name} ${version}: ${license ?? 'unknown'}`)
  const unique = [...new Set(rows)].toSorted((left, right) => (left < right ? -1 : 1))
  return {
    document: `${HEAD}${unique.join('\n')}\n`,
    unknown: used.flatMap(({ name, license }) => (license === undefined ? [name] : [])),
  }
}
