/**
 * The style sheets of the modal's shadow root: one with what it opens with, and one for each feature that comes later, which its
 * chunk carries (as TypeScript strings: a constructable sheet needs text, and no `<style>` survives a strict CSP). One plain file for the
 * buttons in the host's page, and one of the components alone for apps that are made of them. Sheets are checked before
 * they are written.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const uiSource = 'packages/ui/src'
const reactSource = 'packages/react/src'
const modalFolders = ['modal', 'features', 'mount'].map((name) => `${reactSource}/${name}`)
const featureFolder = `${reactSource}/features`
const buttonFolder = `${reactSource}/buttons`
/** Whatever this imports, other than by `import()`, is what the modal opens with. */
const modalEntry = `${reactSource}/mount/mountModal.tsx`
const baseSheets = ['tokens', 'reset', 'motion'].map((name) => `${uiSource}/styles/${name}.css`)
const target = ['chrome120', 'safari17', 'firefox121']

/** What a host may set; components read the tokens that are derived from them. */
const inputs = new Set(
  'font-family font-size-master accent color-mix color-mix-strength border-radius-master z-index qr-color background'
    .split(' ')
    .map((name) => `--portico-${name}`),
)
/** Classes of no component: the wrapper with the reset, and an element outside the shadow root that carries the tokens. */
const sharedClasses = new Set(['pt-root', 'pt-themed'])

const rawColour =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|color)a?\(|\bok(?:lch|lab)\((?![^)]*var\()|(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver)(?![\w-])/i
const physicalProperty = /^(?:left|right|float|clear)$|(?:^|-)(?:left|right)(?:-|$)/
const fourSides = /^(?:margin|padding|inset|border-width|scroll-margin|scroll-padding)$/

/** @returns {Promise<Record<string, number>>} the size in bytes of each sheet; rejects with every finding as `file:line: what` */
export async function buildCss(root) {
  const ui = await filesUnder(root, uiSource)
  const modal = (await Promise.all(modalFolders.map((folder) => filesUnder(root, folder)))).flat()
  const buttons = await filesUnder(root, buttonFolder)
  const isComponentSheet = (path) => path.endsWith('.css') && !baseSheets.includes(path)
  const sheetPaths = [...baseSheets, ...[...ui, ...modal].filter(isComponentSheet)]
  const buttonPaths = buttons.filter(isComponentSheet)
  const read = async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })
  const sheets = await Promise.all(sheetPaths.map(read))
  const buttonSheets = await Promise.all(buttonPaths.map(read))
  const buttonTokens = sheets.filter(({ path }) => path === baseSheets[0] || path === baseSheets[2])
  const isSource = (path) => /\.tsx?$/.test(path) && !/\.(?:test|test-d|generated)\.tsx?$/.test(path)
  const sources = await Promise.all([...ui, ...(await filesUnder(root, reactSource))].filter(isSource).map(read))

  const findings = checkCss([...sheets, ...buttonSheets], sources)
  if (findings.length > 0) throw new Error(findings.join('\n'))

  const opening = new Set([...baseSheets, ...sheetsOf(sources, sheets, [modalEntry]).map(({ path }) => path)])
  const sheet = insideOnly(await minify(sheets.filter(({ path }) => opening.has(path))))
  const later = sheets.filter(({ path }) => !opening.has(path))
  const sizes = { modal: sheet.length }
  await writeTexts(`${reactSource}/mount/sheetText`, { sheetText: sheet })
  const carried = new Set()
  for (const feature of featuresOf(modal)) {
    const folder = `${featureFolder}/${feature}`
    const own = sheetsOf(sources, later, [`${folder}/index.ts`])
    for (const { path } of own) carried.add(path)
    // What features share stands before what is theirs, also when another one brings it again.
    const parts = await minify(own.filter(({ path }) => !path.startsWith(`${folder}/`)))
    const views = await minify(own.filter(({ path }) => path.startsWith(`${folder}/`)))
    sizes[feature] = parts.length + views.length
    await writeTexts(`${folder}/sheet`, { [`${basename(feature)}Sheet`]: { parts, views } })
  }
  const lost = later.filter(({ path }) => path.startsWith(reactSource) && !carried.has(path))
  if (lost.length > 0)
    throw new Error(lost.map(({ path }) => `${path}:1: no index.ts of a feature leads here`).join('\n'))
  // Buttons stand in the host's page, outside the shadow root: they bring along the tokens (class `pt-themed`), the motion
  // and the sheets of the ui components that they import.
  const isButton = ({ path }) => path.startsWith(`${buttonFolder}/`)
  const starts = sources.filter(isButton).map(({ path }) => path)
  const shared = sheetsOf(sources, sheets, starts).filter(({ path }) => path.startsWith(`${uiSource}/`))
  const styles = buttonSheets.length > 0 ? await minify([...buttonTokens, ...shared, ...buttonSheets]) : ''
  await writeIfChanged(join(root, 'packages/react/dist/styles.css'), styles)
  const components = await minify(sheets.filter(({ path }) => path.startsWith(`${uiSource}/`)))
  await writeIfChanged(join(root, 'packages/ui/dist/styles.css'), components)
  // For tests, which show views without the chunk that brings them.
  await writeTexts('packages/react/test/allSheets', { allSheets: sheet + (await minify(later)) })
  return { ...sizes, buttons: styles.length }

  async function writeTexts(place, values) {
    const lines = Object.entries(values).map(([name, value]) => `export const ${name} =\n  ${JSON.stringify(value)}\n`)
    const header = '// Generated by scripts/buildCss.mjs from the style sheets of ui and react. Do not edit.\n'
    await writeIfChanged(join(root, `${place}.generated.ts`), header + lines.join(''))
  }
}

/** Folders with an index, at any depth: each is a chunk. Views of the modal's own chunk are in its sheet. */
const featuresOf = (files) =>
  files.flatMap((path) => /\/features\/(.+)\/index\.ts$/.exec(path)?.[1] ?? []).filter((name) => name !== 'connect')

/** The sheets whose classes appear in these modules or in whatever they import, other than types and by `import()`. */
function sheetsOf(sources, sheets, starts) {
  const textOf = new Map(sources.map(({ path, text }) => [path, text]))
  const queue = starts.filter((path) => textOf.has(path))
  const seen = new Set(queue)
  for (const path of queue) {
    for (const [, names, from] of textOf.get(path).matchAll(/import \{([^}]*)\} from '([^']+)'/g)) {
      const places = from.startsWith('@portico/ui')
        ? names.split(',').flatMap((name) => placesOf(name.trim()))
        : ['.tsx', '.ts'].map((end) => join(dirname(path), from.replace(/\.js$/, end)).replaceAll('\\', '/'))
      for (const place of places) {
        if (!textOf.has(place) || seen.has(place)) continue
        seen.add(place)
        queue.push(place)
      }
    }
  }
  const used = new Set(queue.flatMap((path) => textOf.get(path).match(/(?<=["'`\s])pt-[\w-]*/g) ?? []))
  const classesOf = (text) => [...text.matchAll(/\.(pt-[\w-]+)/g)].map(([, name]) => name)
  return sheets.filter(({ text }) => classesOf(text).some((name) => used.has(name) && !sharedClasses.has(name)))
}

function placesOf(name) {
  return [name, 'icons', 'drawings'].map((folder) => `${uiSource}/${folder}/${name}.tsx`)
}

/** @returns {string[]} findings as `file:line: what` */
export function checkCss(sheets, sources) {
  const findings = []
  const classes = new Map()
  const keyframes = new Set()
  const tokens = new Set([...sources].flatMap(({ text }) => text.match(/--portico-[\w-]+/g) ?? []))
  const uses = []

  for (const { path, text } of sheets) {
    const report = (line, what) => findings.push(`${path}:${line}: ${what}`)
    const name = basename(path, '.css')
    const isBase = path.includes('/styles/')
    const ownClass = `pt-${kebab(name)}`
    for (const { selector, property, value, line } of parseCss(text)) {
      if (selector !== undefined) {
        if (/^@layer|^@import|^@font-face/.test(selector)) report(line, `${selector.split(' ')[0]} is not allowed`)
        const frames = /^@keyframes\s+(\S+)/.exec(selector)
        if (frames) keyframes.add(frames[1])
        if (selector.startsWith('@')) continue
        for (const [, found] of selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)) {
          if (!sharedClasses.has(found) && !classes.has(found)) classes.set(found, `${path}:${line}`)
          if (isBase ? sharedClasses.has(found) : found === ownClass || found.startsWith(`${ownClass}-`)) continue
          report(line, `class .${found} must be .${ownClass} or start with .${ownClass}-`)
        }
        continue
      }
      if (property.startsWith('--portico-')) tokens.add(property)
      else if (property.startsWith('--')) report(line, `custom property ${property} must start with --portico-`)
      for (const [used] of value.matchAll(/--portico-[\w-]+/g)) uses.push({ path, line, used })
      for (const what of checkDeclaration(property, value, name === 'tokens', isBase)) report(line, what)
    }
  }

  for (const { path, line, used } of uses) {
    const isTokenSheet = basename(path) === 'tokens.css'
    if (inputs.has(used) && !isTokenSheet)
      findings.push(`${path}:${line}: ${used} is the host's input; use a token of it`)
    if (!inputs.has(used) && !tokens.has(used)) findings.push(`${path}:${line}: ${used} is not defined anywhere`)
  }
  return [...findings, ...checkClassUse(sources, classes, keyframes)].sort()
}

function* checkDeclaration(property, value, isTokenSheet, isBase) {
  if (/!\s*important/i.test(value)) yield '!important is not allowed'
  if (!isTokenSheet && rawColour.test(withoutStrings(value))) yield `raw colour in "${property}: ${value}"; use a token`
  if (/(?<![\w-])\d*\.?\d+rem\b/.test(value)) yield 'rem depends on the host page; use px'
  if (/\burl\(/.test(value)) yield 'url() asks the network or the CSP; draw it otherwise'
  if (!isBase && /(?<![\w-])\d*\.?\d+m?s\b/.test(value)) yield 'bare duration; use var(--portico-duration-…)'
  if (physicalProperty.test(property)) yield `${property} is physical; use its logical twin`
  if (/^(?:text-align|float|clear)$/.test(property) && /^(?:left|right)$/.test(value))
    yield `${property}: ${value} is physical`
  if (fourSides.test(property)) {
    const sides = value.match(/(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? []
    if (sides.length === 4 && sides[1] !== sides[3])
      yield `${property} with unequal sides is physical; use -inline-start, -end`
  }
}

/** Every `pt-…` in a string of the code is a class or keyframes of some sheet, and every class of a sheet is used. */
function checkClassUse(sources, classes, keyframes) {
  const findings = []
  const used = new Set()
  for (const { path, text } of sources) {
    text.split('\n').forEach((content, index) => {
      for (const [found] of content.matchAll(/(?<=["'`\s])pt-[\w-]*(?=["'`\s$.])/g)) {
        used.add(found)
        if (!classes.has(found) && !keyframes.has(found) && !sharedClasses.has(found))
          findings.push(`${path}:${index + 1}: class ${found} is in no style sheet`)
      }
    })
  }
  for (const [name, place] of classes) if (!used.has(name)) findings.push(`${place}: class .${name} is used nowhere`)
  return findings
}

/** Yields `{ selector, line }` for each rule and `{ property, value, line }` for each declaration. */
export function* parseCss(text) {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  let start = 0
  let depth = 0
  for (let index = 0; index < plain.length; index++) {
    const character = plain[index]
    if (character === '"' || character === "'") {
      index = plain.indexOf(character, index + 1)
      if (index < 0) return
    } else if (character === '(') depth++
    else if (character === ')') depth--
    else if (depth === 0 && (character === '{' || character === '}' || character === ';')) {
      const piece = plain.slice(start, index)
      const line = plain.slice(0, start + piece.length - piece.trimStart().length).split('\n').length
      const content = piece.trim().replace(/\s+/g, ' ')
      start = index + 1
      if (content === '') continue
      const colon = content.indexOf(':')
      if (character === '{' || content.startsWith('@')) yield { selector: content, line }
      else if (colon > 0)
        yield { property: content.slice(0, colon).trim(), value: content.slice(colon + 1).trim(), line }
    }
  }
}

async function minify(sheets) {
  // Loaded late: the rest of this file also serves where nothing is installed yet.
  const { transform } = await import('esbuild')
  const { code } = await transform(sheets.map(({ text }) => text).join('\n'), { loader: 'css', minify: true, target })
  return code.trim().replace(/--[\w-]+: [^;}]+/g, withoutSpaces)
}

/** esbuild leaves the value of a custom property as it is written: its spaces mean nothing beside a bracket, comma or colon, nor at the end. */
const withoutSpaces = (declaration) =>
  declaration.replace(/("[^"]*")|(?<=[:(,]) | (?=\)|$)/g, (_, string) => string ?? '')

/** Leaves out what a rule says of elements outside the shadow root. */
const insideOnly = (code) => code.replace(/,(?::root \.pt-root|\.pt-themed)(?:\[[^\]]*\])?(?=[,{])/g, '')

async function filesUnder(root, folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

async function writeIfChanged(path, text) {
  const current = await readFile(path, 'utf8').catch(() => undefined)
  if (current === text) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

function withoutStrings(value) {
  return value.replace(/"[^"]*"|'[^']*'/g, '')
}

function kebab(name) {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const sizes = await buildCss(join(import.meta.dirname, '..'))
    console.log(
      `css, bytes: ${Object.entries(sizes)
        .map((entry) => entry.join(' '))
        .join(', ')}`,
    )
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
