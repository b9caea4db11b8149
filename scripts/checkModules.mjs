// What Biome cannot say about the shipped modules: nothing happens on import, and the outside world comes through env.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'
import { readsGlobal } from './modules/readsGlobal.mjs'
import { secureContextProblems } from './modules/secureContextProblems.mjs'
import { topLevelProblems } from './modules/topLevelProblems.mjs'
import { isMain, listFiles, root as projectRoot, report } from './report.mjs'

// Not part of a host's page.
const exempt = new Set(['testing', 'devnet', 'app-kit'])
// They never run in a page.
const onNode = new Set(['server', 'devnet'])
const viaEnv = 'take it from ctx.env (core/src/env.ts)'
const outside = {
  fetch: viaEnv,
  localStorage: viaEnv,
  sessionStorage: viaEnv,
  indexedDB: viaEnv,
  setTimeout: viaEnv,
  setInterval: viaEnv,
  XMLHttpRequest: 'use env.fetch',
  WebSocket: 'only relay/src/socket.ts may open a socket',
}
const outsideMembers = {
  'Date.now': viaEnv,
  'Math.random': viaEnv,
  'performance.now': viaEnv,
  'crypto.getRandomValues': viaEnv,
  'document.cookie': viaEnv,
}
// Between windows; and from the server to its own thread, where nobody else listens.
const postingModules = ['frame/src/messenger.ts', 'server/src/db/startPgliteThread.ts']
const bareErrors = new Set(['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError'])
const markup = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML', 'srcdoc', 'srcDoc'])
const markupMend = 'build nodes with createElement and textContent: strict CSP and Trusted Types refuse markup strings'

const isTest = (path) => /\.test(-d)?\.tsx?$/.test(path) || path.includes('/src/test/')
// Each package that meets the outside has one place for it.
const isEnv = (path) => /^(core|relay|server)\/src\/env(\.ts|\/)/.test(path)
const isAllowed = (path, name) =>
  isEnv(path) || (name === 'WebSocket' && path === 'relay/src/socket.ts') || exempt.has(path.split('/')[0])

/** A cast silences the compiler, so it says why: in a comment on its lines or up to two lines above. */
function isBareCast(node, source, lines) {
  if (!ts.isAsExpression(node) || /^(const|CSSProperties)$/.test(node.type.getText())) return false
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line
  const near = lines.slice(Math.max(0, lineAt(node.getStart()) - 2), lineAt(node.getEnd()) + 1)
  return !near.some((line) => /\/\/ |\/\*|\*\//.test(line))
}

/** Problems of one module. `path` is `<package>/src/…`, from packages/. */
export function moduleProblems(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const pkg = path.split('/')[0]
  const lines = text.split('\n')
  const problems = []
  const add = (node, rule, mend) =>
    problems.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, rule, mend })

  if (!exempt.has(pkg)) for (const [node, rule, mend] of topLevelProblems(source)) add(node, rule, mend)
  if (!onNode.has(pkg)) for (const [node, rule, mend] of secureContextProblems(source)) add(node, rule, mend)

  const visit = (node) => {
    if (isBareCast(node, source, lines))
      add(node, 'as without a reason', 'parse or narrow it, or say in a comment why it holds')
    if (ts.isIdentifier(node)) {
      const mend = Object.hasOwn(outside, node.text) ? outside[node.text] : undefined
      if (mend && !isAllowed(path, node.text) && readsGlobal(node)) add(node, `${node.text} outside env`, mend)
      if (
        node.text === 'requestAnimationFrame' &&
        !['react', 'ui'].includes(pkg) &&
        !isAllowed(path) &&
        readsGlobal(node)
      )
        add(node, 'requestAnimationFrame outside react and ui', 'frames belong to views')
      if (markup.has(node.text)) add(node, node.text, markupMend)
    }
    if (ts.isPropertyAccessExpression(node)) {
      const name = node.getText().replace(/^(globalThis|window|self)\./, '')
      if (Object.hasOwn(outsideMembers, name) && !isAllowed(path))
        add(node, `${name} outside env`, outsideMembers[name])
      if (node.name.text === 'postMessage' && !postingModules.includes(path) && !exempt.has(pkg))
        add(node, '.postMessage', 'only frame/src/messenger.ts posts messages')
      if (name === 'document.activeElement' && ['react', 'ui'].includes(pkg))
        add(node, 'document.activeElement', 'ask the shadow root: root.activeElement')
      if (name === 'document.write') add(node, name, markupMend)
    }
    if (ts.isNewExpression(node)) {
      const name = node.expression.getText()
      if (name === 'Date' && !node.arguments?.length && !isAllowed(path)) add(node, 'new Date() outside env', viaEnv)
      if (bareErrors.has(name) && !exempt.has(pkg))
        add(node, `new ${name}(…)`, 'throw a PorticoError with a code of the catalogue')
      if (name === 'Function') add(node, 'new Function', 'no code from strings')
    }
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments
      const method = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : ''
      const literal = first && ts.isStringLiteralLike(first) ? first.text : ''
      if (method === 'setAttribute' && literal === 'style')
        add(node, "setAttribute('style')", 'CSP refuses it: element.style.setProperty')
      if (method === 'createElement' && literal === 'style')
        add(node, '<style>', 'CSP refuses it: a constructable sheet')
    }
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === 'style')
      add(node, '<style>', 'CSP refuses it: write a .css file beside the component')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/** Tests use real parts: module mocks hide what two parts do to each other. */
function testProblems(text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /\bvi\.(mock|doMock)\(/.test(line)
        ? [{ line: index + 1, rule: 'vi.mock', mend: 'use the real part, a virtual wallet or the fake env' }]
        : [],
    )
}

/** Our own pages are no library: of them only what breaks on a phone in the same network is looked at. */
function appProblems(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return secureContextProblems(source).map(([node, rule, mend]) => ({
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    rule,
    mend,
  }))
}

/** Checks every module of packages/<name>/src and apps/<name>/src below `root`. */
export function checkModules(root = projectRoot) {
  const check = (folder, problemsOf) =>
    listFiles(
      join(root, folder),
      (path) => /\/src\/.*\.tsx?$/.test(path) && !/\.(generated|d)\.ts$/.test(path),
    ).flatMap((file) => {
      const path = relative(join(root, folder), file).split(sep).join('/')
      const text = readFileSync(file, 'utf8')
      const problems = isTest(path) ? testProblems(text) : problemsOf(path, text)
      return problems.map(({ line, rule, mend }) => `${folder}/${path}:${line}: ${rule}: ${mend}`)
    })
  return [...check('packages', moduleProblems), ...check('apps', appProblems)]
}

if (isMain(import.meta.url)) report('modules', checkModules(process.argv[2] ?? projectRoot))
