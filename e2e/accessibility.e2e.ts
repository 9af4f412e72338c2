import { minutes } from '@ronda/core'
import { browser, expect, server, test } from './journey.ts'
import { runAxe } from './axe.ts'
import { signInAsNewMember } from './steps.ts'
import { deskScreens, screens, type Screen } from './screenList.ts'
import { signInAsStaff } from './staff.ts'
import { nameOf, visit, type Variant, type Visitor } from './visitor.ts'

const PHONE: Variant = { device: 'phone', theme: 'dark', language: 'es' }
const DESKTOP: Variant = { device: 'desktop', theme: 'light', language: 'en' }

/** The screens from one up to another, both of which open by their own URL. */
function screensBetween(from: string, to?: string): readonly Screen[] {
  const places = [from, ...(to === undefined ? [] : [to])].map((name) =>
    screens.findIndex((each) => each.name === name),
  )
  if (places.includes(-1)) throw new Error(`the list of screens has no ${from} or no ${to}`)
  return screens.slice(...places)
}

const SIGN_IN: Screen = { name: 'signing in', show: async (visitor) => void (await signInAsNewMember(visitor)) }

const STAFF_SIGN_IN: Screen = {
  name: 'signing in',
  async show(visitor) {
    await signInAsStaff(visitor, server.databaseUrl)
    await visitor.page.goto('/office')
  },
}

/** Each screen in one variant: half of the visitors' and half of the members' screens in each. */
const parts: readonly (readonly [who: string, Variant, readonly Screen[]])[] = [
  ['everybody', PHONE, [...screensBetween('home', 'login'), SIGN_IN, ...screensBetween('favorites')]],
  ['visitors', DESKTOP, screensBetween('login', 'home-member')],
  ['members', DESKTOP, screensBetween('home-member', 'favorites')],
  ['staff', DESKTOP, [STAFF_SIGN_IN, ...deskScreens]],
]

/** Each test opens dozens of screens and checks each. */
const TEST_MS_MAX = minutes(8)

async function examineScreens(visitor: Visitor, list: readonly Screen[]): Promise<readonly string[]> {
  const found: string[] = []
  let passed = 0
  for (const screen of list) {
    await screen.show(visitor)
    const findings = await runAxe(visitor.page)
    passed += findings.passed
    found.push(...findings.violations.map((violation) => `${screen.name}: ${violation}`))
  }
  // More than ten passed rules per screen; fewer would mean that axe did not run.
  expect(passed).toBeGreaterThan(10 * list.length)
  return found
}

for (const [who, variant, list] of parts) {
  test(`every screen passes the WCAG 2.2 AA rules of axe: ${nameOf(variant)}, ${who}`, async () => {
    test.setTimeout(TEST_MS_MAX)
    const visitor = await visit(browser, server.origin, variant)
    expect(await examineScreens(visitor, list)).toEqual([])
    expect(visitor.pageErrors).toEqual([])
  })
}
