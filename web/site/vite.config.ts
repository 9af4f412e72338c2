import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileTexts } from '@ronda/i18n/build'
import { boot } from './build/boot.ts'
import { installable } from './build/installable.ts'
import { preloadFirst } from './build/preloadFirst.ts'
import { preloadPopups } from './build/preloadPopups.ts'

/** The pages, as browsers fetch them. */
const pages = defineConfig({
  plugins: [
    compileTexts(),
    react(),
    tailwindcss(),
    preloadFirst(['manrope-latin-wght', 'bricolage-grotesque-latin-700'], '/i18n/src/es.ts'),
    boot(),
    preloadPopups(
      {
        login: { module: 'session/LoginDialog.tsx', texts: ['people/session'] },
        register: { module: 'member/RegisterDialog.tsx', texts: ['people/session', 'people/memberPatterns'] },
        forget: { module: 'password/ForgotDialog.tsx', texts: ['people/session', 'people/memberPatterns'] },
      },
      ['es', 'en'],
    ),
    installable(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Code that every screen needs is bundled together, one file for what rarely changes and one for what often does;
      // otherwise each lazy screen would split another small file off the first load.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
            { name: 'site', tags: ['$initial'] },
            // Used by the popup below and by others: separate, so that it does not pull that popup in.
            { name: 'texts', test: /shell\/texts\/TextsProvider\.ts$/, priority: 1 },
            // The popup that most visitors open first, in one file instead of two dozen.
            { name: 'auth', test: /features\/session\/LoginDialog\.tsx$/ },
            // The API client with the first replies, and the draws on home: each in one file instead of six.
            { name: 'ask', test: /client\/src\/ask\.ts$|contract\/src\/(?:brand\/brand|catalog\/game)\.ts$/ },
            { name: 'draw', test: /shell\/lottery\/TileDraw\.tsx$|contract\/src\/play\/lottery\.ts$/ },
          ],
        },
      },
    },
  },
})

/** The program that renders a page on the server: one file without dependencies. */
const serverRenderer = defineConfig({
  plugins: [compileTexts(), react()],
  // Set at build time and not at run time: the development build of React renders more slowly.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: { outDir: 'dist-ssr', target: 'node24' },
})

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverRenderer : pages))
