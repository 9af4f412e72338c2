import { shell as english } from '@ronda/i18n/en/site/shell'
import { shell as spanish } from '@ronda/i18n/es/site/shell'
import type { Language } from '@ronda/i18n'
import type { FastifyInstance } from 'fastify'

const texts = { es: spanish, en: english } as const

/** The colour behind the dark theme, which an installed app shows until its page is there. */
const BACKGROUND = '#0f111a'

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
})

/** What a phone shows of the installed site. */
export function webManifest(name: string, language: Language): object {
  const t = texts[language]
  return {
    id: '/',
    name,
    short_name: name,
    description: t.footer.promise,
    lang: language,
    dir: 'auto',
    start_url: '/?source=app',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    categories: ['games', 'entertainment'],
    icons: [
      icon('/icon.svg', 'any'),
      icon('/icons/icon-192.png', '192x192'),
      icon('/icons/icon-512.png', '512x512'),
      icon('/icons/maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      { name: t.category.RNG, url: '/rng' },
      { name: t.account, url: '/member' },
    ],
  }
}

type Served = { readonly name: string; readonly language: () => Promise<Language> }

/** Serves it in the brand's first language. */
export function serveWebManifest(app: FastifyInstance, { name, language }: Served): void {
  app.get('/manifest.webmanifest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'content-type': 'application/manifest+json' })
    return webManifest(name, await language())
  })
}
