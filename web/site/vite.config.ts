import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { preloadFirst } from './build/preloadFirst.ts'

/** What the server answers while the site itself is served by vite. */
const SERVER_PATHS = ['/wps', '/lgw', '/api', '/play', '/art', '/docs']

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, import.meta.dirname, 'RONDA_')['RONDA_SERVER'] ?? 'http://127.0.0.1:3000'
  return {
    plugins: [
      react(),
      tailwindcss(),
      preloadFirst(['manrope-latin-wght', 'bricolage-grotesque-latin-wght'], '/i18n/src/es.ts'),
    ],
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // What every screen needs travels together, one file for what rarely changes and one for what often does;
        // otherwise each lazy screen would cut another sliver off the first load.
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
              { name: 'site', tags: ['$initial'] },
            ],
          },
        },
      },
    },
    server: {
      proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: server, ws: true, changeOrigin: false }])),
    },
  }
})
