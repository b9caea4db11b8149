import ts from 'typescript'

// Calls that only make a value. Anything else needs /* @__PURE__ */, which promises the same to the reader and the bundler.
const pureCalls = new Set([
  'Object.freeze',
  'Object.keys',
  'Object.values',
  'Object.entries',
  'Object.fromEntries',
  'Symbol',
  'Symbol.for',
  'view',
  'views',
  'endpoint',
  'defineNetwork',
  'createContext',
  'lazy',
  'memo',
  'forwardRef',
])

const isPure = (node, source) => {
  const callee = node.expression.getText(source)
  if (pureCalls.has(callee) || callee.startsWith('v.')) return true
  const leading = source.text.slice(node.getFullStart(), node.getStart(source))
  return /[@#]__PURE__/.test(leading)
}

const isType = (node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node)

const unwrap = (node) =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    ? unwrap(node.expression)
    : node

function isEmptyLiteral(node) {
  const value = unwrap(node)
  if (!value) return false
  return (
    (ts.isArrayLiteralExpression(value) && value.elements.length === 0) ||
    (ts.isObjectLiteralExpression(value) && value.properties.length === 0)
  )
}

/** What would run, or could be written to, when the module is imported: [node, rule, mend] each. */
export function topLevelProblems(source) {
  const found = []

  const visitValue = (node) => {
    // Bodies run later, not on import; computed names and static members are rare enough to leave alone.
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return
    if (ts.isNewExpression(node))
      found.push([
        node,
        'top-level new',
        'make it inside a function: modules hold functions, types and frozen constants',
      ])
    else if (ts.isAwaitExpression(node)) found.push([node, 'top-level await', 'load it inside a function'])
    else if (
      (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) &&
      !(ts.isCallExpression(node) && isPure(node, source))
    )
      found.push([
        node,
        'top-level call',
        'call it inside a function, or mark it /* @__PURE__ */ if it only makes a value',
      ])
    ts.forEachChild(node, visitValue)
  }

  for (const statement of source.statements) {
    if (isType(statement) || ts.isFunctionDeclaration(statement)) continue
    if (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)) continue // 'use client'
    if (statement.modifiers?.some((m) => m.kind === ts.SyntaxKind.DeclareKeyword)) continue
    if (ts.isVariableStatement(statement)) {
      if (!(statement.declarationList.flags & ts.NodeFlags.Const))
        found.push([statement, 'top-level let', 'state belongs to a kit: put it into the store or into createX()'])
      for (const { initializer } of statement.declarationList.declarations) {
        if (!initializer) continue
        if (isEmptyLiteral(initializer))
          found.push([
            initializer,
            'empty {} or [] at the top level',
            'state belongs to a kit; a constant is Object.freeze(…)',
          ])
        visitValue(initializer)
      }
    } else if (ts.isClassDeclaration(statement)) {
      for (const member of statement.members)
        if (
          ts.isPropertyDeclaration(member) &&
          member.initializer &&
          ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static
        )
          visitValue(member.initializer)
    } else found.push([statement, 'top-level statement', 'nothing may happen on import: put it into a function'])
  }
  return found
}
