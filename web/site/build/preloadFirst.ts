import type { HtmlTagDescriptor, Plugin } from 'vite'

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', injectTo: 'head', attrs })

/**
 * Preloads the fonts of the first screen and the default language with the page. Otherwise they would be requested only
 * after the script that needs them has run.
 */
export function preloadFirst(fonts: readonly string[], languageModule: string): Plugin {
  return {
    name: 'ronda:preload-first',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.values(bundle ?? {})
        const fontLinks = files
          .filter(({ fileName }) => fonts.some((font) => fileName.includes(font)) && fileName.endsWith('.woff2'))
          .map(({ fileName }) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` }),
          )
        const languageLinks = files
          .filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(languageModule) === true)
          .map(({ fileName }) => link({ rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }))
        return [...fontLinks, ...languageLinks]
      },
    },
  }
}
