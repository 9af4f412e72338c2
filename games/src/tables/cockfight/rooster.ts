/** The properties of a tin rooster, in small whole numbers that are published before betting. */
export type Build = {
  /** 1 to 5: how often it is the one to strike. */
  readonly power: number
  /** 1 to 3: how much it can take. */
  readonly stamina: number
  /** 1 to 3: how often a strike of its own counts twice. */
  readonly luck: number
}

export type Rooster = Build & { readonly id: string; readonly name: string }

/**
 * Names of things in a tinsmith's workshop, with power, stamina and luck. Together they are 6, 7 or 8, so that no fight
 * is one-sided.
 */
const BUILT: readonly (readonly [name: string, power: number, stamina: number, luck: number])[] = [
  ['Tornillo', 1, 3, 3],
  ['Tuerca', 2, 3, 3],
  ['Resorte', 1, 2, 3],
  ['Pistón', 5, 1, 1],
  ['Bisagra', 2, 2, 2],
  ['Chispa', 2, 1, 3],
  ['Yunque', 2, 3, 1],
  ['Remache', 3, 2, 2],
  ['Alambre', 3, 1, 2],
  ['Bronce', 3, 3, 2],
  ['Cobre', 3, 3, 1],
  ['Estaño', 1, 3, 2],
  ['Latón', 4, 2, 1],
  ['Níquel', 4, 1, 2],
  ['Mercurio', 4, 1, 3],
  ['Cromo', 5, 2, 1],
  ['Péndulo', 2, 3, 2],
  ['Manivela', 4, 2, 2],
  ['Polea', 2, 2, 3],
  ['Brújula', 3, 1, 3],
  ['Farol', 3, 2, 1],
  ['Veleta', 3, 2, 3],
  ['Campana', 4, 3, 1],
  ['Silbato', 5, 1, 2],
  ['Trompo', 4, 1, 1],
  ['Organillo', 2, 2, 2],
  ['Caldera', 4, 3, 1],
  ['Vapor', 5, 2, 1],
  ['Telar', 3, 2, 2],
  ['Candado', 2, 3, 2],
  ['Cerrojo', 3, 3, 1],
  ['Linterna', 2, 2, 3],
  ['Martillo', 5, 1, 1],
  ['Cincel', 4, 1, 2],
  ['Tenaza', 4, 2, 1],
  ['Fuelle', 3, 2, 2],
  ['Soplete', 5, 1, 2],
  ['Dedal', 1, 2, 3],
  ['Imán', 3, 1, 3],
  ['Engranaje', 4, 2, 2],
]

/** The whole stable. All of them fight once on every card. */
export const stable: readonly Rooster[] = BUILT.map(([name, power, stamina, luck], at) => ({
  id: `r${at + 1}`,
  name,
  power,
  stamina,
  luck,
}))
