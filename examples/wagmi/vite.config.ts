import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const two = { wagmi: 'wagmi-2', '#major': fileURLToPath(new URL('src/major/two.ts', import.meta.url)) }

/** `vite build --mode two` builds the same site with wagmi 2. A site of yours has one wagmi and needs none of this. */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  resolve: mode === 'two' ? { alias: two } : {},
  build: {
    target: 'es2022',
    outDir: mode === 'two' ? 'dist/two' : 'dist/three',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // wagmi and viem are one large chunk, and that is theirs to say.
    chunkSizeWarningLimit: 1000,
  },
}))
