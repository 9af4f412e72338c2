type HeaderTable = Readonly<Record<string, string>>

/** For every reply: no guessing of types, and no reading by pages of other sites. */
const common: HeaderTable = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** For pages: no referrer for other sites, no window shared with them, no hardware. */
const pageHeaders: HeaderTable = {
  ...common,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** What our pages may run, connect to, load pictures from and frame beside what is served from the same origin. */
export type Sources = {
  /** Hashes of the scripts that the build wrote into the site's page. */
  readonly scripts: readonly string[]
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly frames: readonly string[]
}

type Framing = "'none'" | "'self'"

/**
 * Scripts and styles come from our own files only. An inline script runs only when its hash is one of the build's; so
 * text that is injected into a page stays text.
 */
function pagePolicy(framing: Framing, { scripts, connect, images, frames }: Sources): string {
  const own = (directive: string, others: readonly string[]): string => [directive, "'self'", ...others].join(' ')
  return [
    "default-src 'none'",
    own(
      'script-src',
      scripts.map((hash) => `'${hash}'`),
    ),
    "style-src 'self'",
    own('img-src', ['data:', 'blob:', ...images]),
    "font-src 'self'",
    "media-src 'self' blob:",
    own('connect-src', connect),
    "manifest-src 'self'",
    own('frame-src', frames),
    `frame-ancestors ${framing}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // Text cannot become markup or script at run time: the browser refuses the assignment itself.
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** For everything that is no page: opened as one, it can do nothing. */
const parts: HeaderTable = {
  ...common,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** An answer is data and is not cached. */
const answers: HeaderTable = { ...parts, 'cache-control': 'no-store' }

/** A browser that once used TLS does not connect without it again. */
const BY_TLS: HeaderTable = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

export type HeaderTables = {
  readonly answers: HeaderTable
  /** An answer that pages of other sites may wait for, though not read. */
  readonly timed: HeaderTable
  readonly pages: HeaderTable
  readonly framedPages: HeaderTable
  /** Scripts, styles and pictures. A page loads a hundred of them: headers that only pages need would cost too much. */
  readonly parts: HeaderTable
}

export function headerTables(isTls: boolean, sources: Sources): HeaderTables {
  const extra = isTls ? BY_TLS : {}
  // A game is framed by the site and connects to no other origin.
  const gameSources = { scripts: [], connect: [], images: sources.images, frames: [] }
  return {
    answers: { ...answers, ...extra },
    timed: { ...answers, 'cross-origin-resource-policy': 'cross-origin', ...extra },
    pages: {
      ...pageHeaders,
      'content-security-policy': pagePolicy("'none'", sources),
      'x-frame-options': 'DENY',
      ...extra,
    },
    framedPages: {
      ...pageHeaders,
      'content-security-policy': pagePolicy("'self'", gameSources),
      'x-frame-options': 'SAMEORIGIN',
      ...extra,
    },
    parts: { ...parts, ...extra },
  }
}
