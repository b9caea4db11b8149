import { join } from 'node:path'

/** Packages whose code may come to a page, by folder; the others run in Node and are published file by file. */
export const pagePackages = ['wire', 'siwx', 'relay', 'core', 'evm', 'ui', 'react', 'wagmi']

/** Where `tsc` puts one file for each source file of a package; it is not published. */
export const modulesOf = (root, name) => join(root, 'packages', name, 'dist/modules')

/** The compiled module behind an import of one of our packages, or undefined. */
export function findEntry(root, id) {
  const [, name, entry = 'index'] = /^@portico\/(\w+)(?:\/(\w+))?$/.exec(id) ?? []
  return pagePackages.includes(name) ? join(modulesOf(root, name), 'exports', `${entry}.js`) : undefined
}
