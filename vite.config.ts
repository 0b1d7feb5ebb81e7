import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { paraglide } from './scripts/paraglide-options.mjs'

export default defineConfig({
  plugins: [paraglideVitePlugin(paraglide), tailwindcss(), reactRouter()],
  worker: { format: 'es' },
  // Small files as data: URLs would need `data:` in the content security policy.
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
