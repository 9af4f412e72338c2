type HeaderTable = Readonly<Record<string, string>>

/** For everything: no guessing of types, and no reading from pages elsewhere. */
const everywhere: HeaderTable = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** For what a browser shows: no address given to other sites, no window shared with them, no hardware. */
const shown: HeaderTable = {
  ...everywhere,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** What our pages may run, talk to, show pictures from and frame beyond what is served beside them. */
export type Sources = {
  /** Hashes of the scripts that the build wrote into the site's page. */
  readonly scripts: readonly string[]
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly frames: readonly string[]
}

type Framing = "'none'" | "'self'"

/**
 * Scripts and styles come from our own files only. Nothing written into a page runs but what the build put there, known
 * by its hash; so text that slips in stays text.
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

/** What is no page: opened as one, it can do nothing. */
const parts: HeaderTable = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** An answer is data, and nobody keeps it. */
const answers: HeaderTable = { ...parts, 'cache-control': 'no-store' }

/** A browser that once came by TLS does not come back without it. */
const BY_TLS: HeaderTable = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

export type HeaderTables = {
  readonly answers: HeaderTable
  /** An answer that pages elsewhere may wait for, though not read. */
  readonly timed: HeaderTable
  readonly pages: HeaderTable
  readonly framedPages: HeaderTable
  /** Scripts, styles and pictures. A page fetches a hundred of them: what only pages need would weigh as much as they do. */
  readonly parts: HeaderTable
}

export function headerTables(isTls: boolean, sources: Sources): HeaderTables {
  const extra = isTls ? BY_TLS : {}
  // A game is framed by the site and talks to nobody else.
  const alone = { scripts: [], connect: [], images: sources.images, frames: [] }
  return {
    answers: { ...answers, ...extra },
    timed: { ...answers, 'cross-origin-resource-policy': 'cross-origin', ...extra },
    pages: {
      ...shown,
      'content-security-policy': pagePolicy("'none'", sources),
      'x-frame-options': 'DENY',
      ...extra,
    },
    framedPages: {
      ...shown,
      'content-security-policy': pagePolicy("'self'", alone),
      'x-frame-options': 'SAMEORIGIN',
      ...extra,
    },
    parts: { ...parts, ...extra },
  }
}
