import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { fieldName } from '../../apps/demo/src/panel/field.js'
import { fieldGroups } from '../../apps/demo/src/panel/fieldGroups.js'
import { themeVariableNames } from '../../packages/core/src/config/themeVariables.js'
import { featureNames, optionNames } from './documentedNames.js'
import { namesReadIn, optionReaders } from './optionReaders.js'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const names = [...Object.keys(optionNames), ...Object.keys(featureNames).map((name) => `features.${name}`)]
const saysNone = /\bno effect yet\b/i

const readers = optionReaders()
/** What a site may set, and nothing comes of it. */
const without = names.filter((name) => !readers.has(name))

it('finds what reads an option, however it is written', () => {
  const text = `
    const { debug, allWallets = 'SHOW' } = ctx.store.get().options
    store.select(({ options: { enableEIP6963, features: { send } } }) => enableEIP6963)
    function f({ endpoint }: PorticoOptions) {}
    options.customRpcUrls?.[id]; state.options.features.pay; features['swaps']
    other.tokens; const { siwx } = other`
  expect([...namesReadIn('a.ts', text)].sort()).toEqual(
    [
      'allWallets',
      'customRpcUrls',
      'debug',
      'enableEIP6963',
      'endpoint',
      'features',
      'features.pay',
      'features.send',
      'features.swaps',
    ].sort(),
  )
})

it('[CFG-01~] knows options of both kinds', () => {
  expect(readers.has('debug') && readers.has('features.send')).toBe(true)
  expect(without).toContain('enableAuthLogger')
})

it('[CFG-01~] options.md says "no effect yet" of the options that nothing reads, and of no other', () => {
  const rows = read('docs/options.md').split('\n')
  const said = names.filter((name) => rows.some((row) => row.startsWith(`| \`${name}\``) && saysNone.test(row)))
  expect(said).toEqual(without)
})

it('so do the comments in options.ts', () => {
  expect(
    documented('PorticoOptions', 'Features')
      .filter(([, comment]) => saysNone.test(comment))
      .map(([name]) => name)
      .sort(),
  ).toEqual([...without].sort())
})

it('so does the playground', () => {
  const fields = fieldGroups.flatMap(({ fields }) => fields)
  const inert = fields.filter(({ isInert }) => isInert).map(fieldName)
  const shown = fields.map(fieldName)
  expect(inert.sort()).toEqual(without.filter((name) => shown.includes(name)).sort())
})

it('theming.md says so of the variables that no style sheet uses', () => {
  const sheet = read('packages/ui/src/styles/tokens.css')
  const rows = read('docs/theming.md').split('\n')
  const said = themeVariableNames.filter((name) =>
    rows.some((row) => row.startsWith(`| \`${name}\``) && saysNone.test(row)),
  )
  expect(said).toEqual(
    themeVariableNames.filter((name) => !sheet.includes(`var(${name}`) && !sheet.includes(`${name},`)),
  )
})

/** Names of the members of these types, each with its comment. */
function documented(...types: string[]): (readonly [name: string, comment: string])[] {
  const file = 'packages/core/src/config/options.ts'
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  return source.statements.flatMap((statement) => {
    if (!ts.isTypeAliasDeclaration(statement) || !types.includes(statement.name.text)) return []
    const prefix = statement.name.text === 'Features' ? 'features.' : ''
    if (!ts.isTypeLiteralNode(statement.type)) return []
    return statement.type.members.map(
      (member) => [`${prefix}${member.name?.getText()}`, commentOf(source, member)] as const,
    )
  })
}

const commentOf = (source: ts.SourceFile, node: ts.Node): string =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => source.text.slice(pos, end))
    .join()
