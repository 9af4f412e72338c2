/** Painted scenes that stand for a subject: the file names of `/art/submenu`. */
export const SCENES = [
  'PROMO',
  'HOT',
  'NEW',
  'RNG',
  'LIVE',
  'LOTT',
  'ELOTT',
  'PVP',
  'FISH',
  'FAV',
  'RECENT',
  'SEARCH',
  'HOME',
  'ALL',
] as const
export type Scene = (typeof SCENES)[number]

const PRIME = 31

/** The scene of a text without one of its own: always the same for the same name. */
export function sceneOf(name: string): Scene {
  let sum = 0
  for (const letter of name) sum = (sum * PRIME + (letter.codePointAt(0) ?? 0)) % 65_521
  return SCENES[sum % SCENES.length] ?? 'HOME'
}

/** Texts beside each other have different scenes: one that is taken gives way to the next. */
export function scenesOf(names: readonly string[]): readonly Scene[] {
  const taken = new Set<Scene>()
  return names.map((name) => {
    if (taken.size === SCENES.length) taken.clear()
    const from = SCENES.indexOf(sceneOf(name))
    const scene = [...SCENES.slice(from), ...SCENES.slice(0, from)].find((one) => !taken.has(one)) ?? 'HOME'
    taken.add(scene)
    return scene
  })
}
