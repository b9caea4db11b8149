import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

const config: NextConfig = {
  // Next looks for the root of the repository by itself; saying where it is spares the guess.
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  // The repository compiles its examples once, with everything else.
  typescript: { ignoreBuildErrors: true },
}

export default config
