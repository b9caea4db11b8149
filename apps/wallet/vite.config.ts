import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  server: { port: 4403, strictPort: true },
  preview: { port: 4403, strictPort: true },
  build: {
    target: 'es2022',
    // Every file by its own address: the page runs under a policy that allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
