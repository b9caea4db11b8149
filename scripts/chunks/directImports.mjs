/**
 * Where a file has more exports than the module that an `import()` names, Rollup wraps those of the module in an object and writes
 * `import('./modal.js').then(n => n.mountModal)`; a site's bundler, which does not see through that, adds another object with
 * everything the file exports. So the file exports the module's names as they are, and the `import()` is a plain one.
 *
 * @returns {import('vite').Plugin}
 */
export const directImports = () => ({
  name: 'direct-imports',
  renderChunk: (code) => withoutNamespaces(code.replace(/(import\('\.\/\w+\.js'\))\.then\(n => n\.\w+\)/g, '$1')),
})

const namespace =
  /const (\S+) = \/\*#__PURE__\*\/Object\.freeze\(\/\*#__PURE__\*\/Object\.defineProperty\(\{\s+__proto__: null,([^}]*)\}, Symbol\.toStringTag, \{ value: 'Module' \}\)\);\n/g

/** Exports what a namespace object holds in its place. */
export function withoutNamespaces(code) {
  const members = new Map()
  const plain = code.replace(namespace, (_, variable, names) => {
    members.set(variable, names.trim().split(/,\s*/))
    return ''
  })
  return plain.replace(/^export \{ (.*) \};$/m, (_, exports) => {
    const names = exports.split(', ').flatMap((entry) => members.get(entry.split(' as ')[0]) ?? entry)
    return `export { ${[...new Set(names)].join(', ')} };`
  })
}
