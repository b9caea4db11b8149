import ts from 'typescript'

// Browsers take these away on pages without TLS, such as http://192.168.… on a phone; the compiler does not know.
const absent = new Set([
  'crypto.subtle',
  'navigator.clipboard',
  'navigator.credentials',
  'navigator.locks',
  'navigator.mediaDevices',
  'navigator.serviceWorker',
  'navigator.share',
  'navigator.storage',
  'navigator.wakeLock',
])
const mend = 'it is missing on pages without TLS: read it as `X | undefined` (or with `?.`) and do without'

/** Optional chaining, or a cast that admits the absence, tells that the author has thought of it. */
function isGuarded(node) {
  const parent = ts.isParenthesizedExpression(node.parent) ? node.parent.parent : node.parent
  if (ts.isAsExpression(parent)) return /\|\s*undefined$/.test(parent.type.getText())
  return ts.isPropertyAccessExpression(parent) && parent.questionDotToken !== undefined
}

/** [node, rule, mend] for what works only on pages with TLS, and is used as if it were everywhere. */
export function secureContextProblems(source) {
  const problems = []
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const name = node.getText().replace(/^(globalThis|window|self)\./, '')
      if (name === 'crypto.randomUUID')
        problems.push([node, name, 'it is missing on pages without TLS: env.randomId, or formatUuid of random bytes'])
      if (absent.has(name) && !isGuarded(node)) problems.push([node, `${name} without a guard`, mend])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}
