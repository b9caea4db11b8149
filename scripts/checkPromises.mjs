// Views run in the host's page: a promise that nobody handles ends there as an `unhandledrejection`.
// Biome's noFloatingPromises does not follow types across packages and lets `void` pass, so the compiler is asked.
import { join, relative, sep } from 'node:path'
import ts from 'typescript'
import { isMain, root as projectRoot, report } from './report.mjs'

const mend = 'call it through useActions() or useGuard(), or handle it with .catch()'

/** Unhandled promises in the sources of a package with a tsconfig.json, as `path:line: rule: mend`. */
export function checkPromises(root = projectRoot, folder = 'packages/react') {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, folder, 'tsconfig.json'), { noEmit: true }, ts.sys)
  const program = ts.createProgram(config.fileNames, { ...config.options, composite: false, incremental: false })
  return config.fileNames.flatMap((file) => {
    const source = program.getSourceFile(file)
    return promiseProblems(source, program.getTypeChecker()).map(({ node, rule }) => {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      return `${relative(root, file).split(sep).join('/')}:${line}: ${rule}: ${mend}`
    })
  })
}

function promiseProblems(source, checker) {
  const problems = []
  const add = (node, rule) => problems.push({ node, rule })
  const visit = (node) => {
    if (ts.isExpression(node) && isMisusedHandler(checker, node)) return add(node, 'a handler returns a promise')
    if (isDropping(node) && isUnhandled(checker, node.expression)) return add(node, 'a promise is dropped')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

const isDropping = (node) => ts.isExpressionStatement(node) || ts.isVoidExpression(node)

/** Whether dropping this expression loses a rejection. */
function isUnhandled(checker, expression) {
  if (ts.isParenthesizedExpression(expression) || ts.isVoidExpression(expression))
    return isUnhandled(checker, expression.expression)
  if (ts.isConditionalExpression(expression))
    return isUnhandled(checker, expression.whenTrue) || isUnhandled(checker, expression.whenFalse)
  if (ts.isBinaryExpression(expression)) {
    const kind = expression.operatorToken.kind
    // An assignment keeps the promise for somebody else.
    if (kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment) return false
    return isUnhandled(checker, expression.right)
  }
  if (!isPromise(checker, checker.getTypeAtLocation(expression))) return false
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return true
  const { name, expression: inner } = expression.expression
  if (name.text === 'catch') return expression.arguments.length === 0
  if (name.text === 'allSettled') return false
  if (name.text === 'then' && expression.arguments.length > 1) return false
  return ['then', 'finally'].includes(name.text) ? isUnhandled(checker, inner) : true
}

/** A function that gives a promise to a caller who expects nothing, such as React with `onClick`. */
function isMisusedHandler(checker, node) {
  const isGiven =
    ts.isJsxExpression(node.parent) || (ts.isCallExpression(node.parent) && node !== node.parent.expression)
  if (!isGiven) return false
  const expected = checker.getContextualType(node)
  if (!expected || !returns(checker, expected, (type) => Boolean(type.flags & ts.TypeFlags.Void))) return false
  if (returns(checker, expected, (type) => isPromise(checker, type))) return false
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body) && !node.modifiers?.length)
    return isUnhandled(checker, node.body)
  return returns(checker, checker.getTypeAtLocation(node), (type) => isPromise(checker, type))
}

function returns(checker, type, accepts) {
  return parts(type).some((part) =>
    part.getCallSignatures().some((signature) => parts(checker.getReturnTypeOfSignature(signature)).some(accepts)),
  )
}

const parts = (type) => (type.isUnion() ? type.types : [type])

function isPromise(checker, type) {
  return parts(type).some((part) => {
    const then = checker.getPropertyOfType(part, 'then')
    return then && checker.getTypeOfSymbol(then).getCallSignatures().length > 0
  })
}

if (isMain(import.meta.url)) report('promises', checkPromises(process.argv[2] ?? projectRoot))
