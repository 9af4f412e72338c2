import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compileTexts } from '@ronda/i18n/build'

/** Paths that the server answers while vite serves the game. */
const SERVER_PATHS = ['/wps', '/api', '/art', '/play/v1']

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, import.meta.dirname, 'RONDA_')['RONDA_SERVER'] ?? 'http://127.0.0.1:3000'
  return {
    base: '/play/',
    plugins: [compileTexts(), react()],
    build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
    server: {
      proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: server, changeOrigin: false, ws: true }])),
    },
  }
})
