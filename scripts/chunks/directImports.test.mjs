import { build } from 'vite'
import { expect, it } from 'vitest'
import { directImports } from './directImports.mjs'

const files = {
  '/page.js': "export const open = async () => (await import('/modal.js')).mount",
  '/modal.js': "import { row } from '/row.js'; export const mount = () => row",
  '/row.js': 'export const row = 1',
  '/later.js': "export { row } from '/row.js'",
}

it('an import() of a module whose file has more exports than it is a plain one, and finds its names there', async () => {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'esnext',
      lib: { entry: { page: '/page.js', later: '/later.js' }, formats: ['es'] },
      rollupOptions: {
        preserveEntrySignatures: 'strict',
        output: {
          manualChunks: (id) => (/modal|row/.test(id) ? 'modal' : undefined),
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          minifyInternalExports: false,
        },
      },
    },
    plugins: [
      { name: 'files', enforce: 'pre', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] },
      directImports(),
    ],
  })
  const codeOf = (name) => output.find(({ fileName }) => fileName === name).code
  expect(codeOf('page.js')).toContain("(await import('./modal.js')).mount")
  expect(codeOf('modal.js')).not.toContain('__proto__')
  const exports = /export \{ (.*) \}/.exec(codeOf('modal.js'))[1].split(', ')
  expect(exports.sort()).toEqual(['mount', 'row'])
})
