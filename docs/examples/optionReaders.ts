import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
const packages = ['core', 'evm', 'react', 'wagmi']
// Names and checks of options, which every option has, whether or not anything comes of it.
const isDeclaration = /config\/(options|resolveOptions|defaults|check\w*|optionChecks|themeVariables)\.ts$/
const isTest = /\.test(-d)?\.tsx?$|\/test\//

/** The files that read an option or feature, by its name as docs/options.md writes it: `debug`, `features.send`. */
export function optionReaders(): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, string[]>()
  for (const file of sources()) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const name of namesReadIn(file, text)) readers.set(name, [...(readers.get(name) ?? []), file])
  }
  return readers
}

function sources(): string[] {
  return packages.flatMap((name) => {
    const folder = `packages/${name}/src`
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    return files
      .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file) && !isDeclaration.test(file))
      .map((file) => `${folder}/${file}`)
  })
}

/** What a value is, by how it is written: the options themselves, their features, or neither. */
function prefixOf(written: string): '' | 'features.' | undefined {
  if (/\bfeatures$/.test(written)) return 'features.'
  if (/\b(options|config)(\(\))?$/.test(written)) return ''
  return undefined
}

export function namesReadIn(file: string, text: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const names = new Set<string>()
  const add = (prefix: '' | 'features.' | undefined, name: string) => {
    if (prefix !== undefined) names.add(`${prefix}${name}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) add(prefixOf(node.expression.getText()), node.name.text)
    if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      add(prefixOf(node.expression.getText()), node.argumentExpression.text)
    else if (ts.isElementAccessExpression(node) && prefixOf(node.expression.getText()) === 'features.')
      // Read by a name that the file's own table gives.
      for (const name of namesOfTables(source)) add('features.', name)
    if (ts.isObjectBindingPattern(node)) {
      const prefix = prefixOf(sourceOf(node))
      for (const element of node.elements)
        if (!element.dotDotDotToken) add(prefix, (element.propertyName ?? element.name).getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** What a pattern takes apart, as written: a variable's value, a parameter of the options' type, a property of another pattern. */
function sourceOf({ parent }: ts.ObjectBindingPattern): string {
  if (ts.isBindingElement(parent)) return (parent.propertyName ?? parent.name).getText()
  if (ts.isVariableDeclaration(parent)) return parent.initializer?.getText() ?? ''
  return /^(Resolved|Portico)Options$/.test(parent.type?.getText() ?? '') ? 'options' : ''
}

function namesOfTables(source: ts.SourceFile): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) names.push(node.name.getText())
    if (ts.isStringLiteralLike(node)) names.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}
