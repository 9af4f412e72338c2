import { minutes } from '@ronda/core'
import { browser, expect, server, test } from './journey.ts'
import { examine } from './axe.ts'
import { comeIn } from './steps.ts'
import { screens, type Screen } from './tour.ts'
import { nameOf, visit, type Look, type Visitor } from './visitor.ts'

const PHONE: Look = { device: 'phone', theme: 'dark', language: 'es' }
const DESK: Look = { device: 'desktop', theme: 'light', language: 'en' }

/** The tour from one screen to another, which both open by their addresses. */
function between(from: string, to?: string): readonly Screen[] {
  const places = [from, ...(to === undefined ? [] : [to])].map((name) =>
    screens.findIndex((each) => each.name === name),
  )
  if (places.includes(-1)) throw new Error(`the tour has no ${from} or no ${to}`)
  return screens.slice(...places)
}

const SIGNING_IN: Screen = { name: 'signing in', show: async (visitor) => void (await comeIn(visitor)) }

/** Each screen in one look, and of what visitors see and of what members see a half in each. */
const tours: readonly (readonly [Look, readonly Screen[]])[] = [
  [PHONE, [...between('home', 'login'), SIGNING_IN, ...between('favorites')]],
  [DESK, [...between('login', 'home-member'), ...between('home-member', 'favorites')]],
]

/** A tour opens dozens of screens and examines each. */
const TOUR_MS_MAX = minutes(4)

async function walk(visitor: Visitor, tour: readonly Screen[]): Promise<readonly string[]> {
  const found: string[] = []
  let kept = 0
  for (const screen of tour) {
    await screen.show(visitor)
    const findings = await examine(visitor.page)
    kept += findings.kept
    found.push(...findings.barriers.map((barrier) => `${screen.name}: ${barrier}`))
  }
  // Many rules for each of them, or nothing was examined.
  expect(kept).toBeGreaterThan(10 * tour.length)
  return found
}

for (const [look, tour] of tours) {
  test(`every screen can be used by everyone: ${nameOf(look)}`, async () => {
    test.setTimeout(TOUR_MS_MAX)
    const visitor = await visit(browser, server.origin, look)
    expect(await walk(visitor, tour)).toEqual([])
    expect(visitor.pageErrors).toEqual([])
  })
}
