import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { boot } from './build/boot.ts'
import { firstPaint } from './build/firstPaint.ts'
import { installable } from './build/installable.ts'
import { preloadFirst } from './build/preloadFirst.ts'
import { preloadPopups } from './build/preloadPopups.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFirst(['manrope-latin-wght', 'bricolage-grotesque-latin-wght'], '/i18n/src/es.ts'),
    boot(),
    preloadPopups({
      login: 'session/LoginDialog.tsx',
      register: 'register/RegisterDialog.tsx',
      forget: 'password/ForgotDialog.tsx',
    }),
    firstPaint(['es', 'en']),
    installable(),
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
})
