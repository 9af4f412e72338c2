import { readdirSync, readFileSync } from 'node:fs'

const SITE = new URL('../../../web/site/src/', import.meta.url)

const readSource = (path: string): string => readFileSync(new URL(path, SITE), 'utf8')

const ROUTES = 'app/routes/'

/** The paths of the site's routes and lobbies. */
function pathsOfSite(): readonly string[] {
  const files = readdirSync(new URL(ROUTES, SITE)).filter((name) => !name.endsWith('.test.ts'))
  const routes = files.flatMap((name) => [...readSource(`${ROUTES}${name}`).matchAll(/path: '(\/\w*)'/g)])
  const lobbies = readSource('shell/games/categories.ts').matchAll(/[A-Z]+: '(\/\w+)'/g)
  return [...routes, ...lobbies].map(([, path = '']) => path)
}

/** Lobbies without games, and screens of features that are not built: no text sends a player there. */
const NOTHING_BEHIND = ['/sports', '/esports', '/fish', '/pvp']

/** Pages of the site that texts may link to. */
export const PAGES = new Set(pathsOfSite().filter((path) => !NOTHING_BEHIND.includes(path)))

/** Panels of the member area that texts may link to. */
export const MEMBER_VIEWS = new Set(
  [...readSource('shell/layout/memberViews.ts').matchAll(/^ {2}'(\w+)',$/gm)].map(([, view = '']) => view),
)
