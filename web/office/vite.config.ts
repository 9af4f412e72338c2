import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileTexts } from '@ronda/i18n/build'

export default defineConfig({
  base: '/office/',
  plugins: [compileTexts(), react(), tailwindcss()],
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
})
