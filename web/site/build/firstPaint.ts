import { createServer, type HtmlTagDescriptor, type Plugin, type ResolvedConfig } from 'vite'

type Drawn = { readonly renderFirst: (language: string) => Promise<string> }

/** Draws home with the code of the page itself, once for each language. */
async function draw(root: string, languages: readonly string[]): Promise<readonly HtmlTagDescriptor[]> {
  const server = await createServer({
    root,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'warn',
  })
  try {
    const { renderFirst } = (await server.ssrLoadModule('/src/app/firstPaint.tsx')) as Drawn
    return await Promise.all(
      languages.map(async (language) => ({
        tag: 'div',
        injectTo: 'body-prepend',
        attrs: { id: `first-${language}`, class: 'first-paint', lang: language, 'aria-hidden': 'true', inert: true },
        children: await renderFirst(language),
      })),
    )
  } finally {
    await server.close()
  }
}

/**
 * Puts the first sight of home into the page itself, so that a phone shows it while the scripts are still travelling.
 * boot.js chooses the language; the page takes it away when it has drawn itself.
 */
export function firstPaint(languages: readonly string[]): Plugin {
  let config: ResolvedConfig
  return {
    name: 'ronda:first-paint',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      handler: async () => [...(await draw(config.root, languages))],
    },
  }
}
