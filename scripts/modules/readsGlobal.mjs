import ts from 'typescript'

const bindingNames = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? bindingNames(element.name) : []))

function declaredBy(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((d) => bindingNames(d.name))
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [statement.name.text]
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return []
  const { name, namedBindings } = statement.importClause
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.map((e) => e.name.text) : []
  return [...(name ? [name.text] : []), ...named]
}

function isShadowed(identifier) {
  for (let node = identifier.parent; node; node = node.parent) {
    if (ts.isFunctionLike(node) && node.parameters.some((p) => bindingNames(p.name).includes(identifier.text)))
      return true
    if (
      (ts.isBlock(node) || ts.isSourceFile(node)) &&
      node.statements.some((s) => declaredBy(s).includes(identifier.text))
    )
      return true
  }
  return false
}

const globals = new Set(['globalThis', 'window', 'self'])

/** True when this identifier is a use of the global of that name, not a property, a type or a local name. */
export function readsGlobal(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return ts.isIdentifier(parent.expression) && globals.has(parent.expression.text)
  if (ts.isPartOfTypeNode(node) || ts.isTypeElement(parent) || ts.isTypeQueryNode(parent)) return false
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isJsxAttribute(parent)) return false
  // A name that declares something: `fetch: …`, `(fetch) =>`, `const fetch`, `fetch() {}`.
  if ('name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)) return false
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false
  return !isShadowed(node)
}
