import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildCss, checkCss } from './buildCss.mjs'

const tokens = ':host{--portico-color-text:#fff;--portico-duration-press:1s}'
const base = {
  'packages/ui/src/styles/tokens.css': tokens,
  'packages/ui/src/styles/reset.css': '.pt-root{all:initial}',
  'packages/ui/src/styles/motion.css': '@keyframes pt-spin{to{transform:rotate(1turn)}}',
}

function findingsFor(css, code = '<a className="pt-row pt-row-name">') {
  const sheets = [
    { path: 'packages/ui/src/styles/tokens.css', text: tokens },
    { path: 'packages/ui/src/Row/Row.css', text: `.pt-row{}\n.pt-row-name{}\n${css}` },
  ]
  return checkCss(sheets, [{ path: 'packages/ui/src/Row/Row.tsx', text: code }])
}

async function project(files) {
  const root = await mkdtemp(join(tmpdir(), 'portico-css-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return root
}

describe('checkCss', () => {
  it('accepts a clean sheet', () => {
    expect(
      findingsFor(
        '.pt-row:hover{margin:0 4px;color:var(--portico-color-text);transition:all var(--portico-duration-press)}',
      ),
    ).toEqual([])
  })

  it.each([
    ['.pt-row{color:#fff}', 'raw colour'],
    ['.pt-row{color:rgb(0 0 0)}', 'raw colour'],
    ['.pt-row{background:white}', 'raw colour'],
    ['.pt-row{background:oklch(0.5 0.1 20)}', 'raw colour'],
    ['.pt-row{color:inherit!important}', '!important'],
    ['.pt-row{margin-left:4px}', 'margin-left is physical'],
    ['.pt-row{right:0}', 'right is physical'],
    ['.pt-row{border-top-left-radius:4px}', 'physical'],
    ['.pt-row{text-align:left}', 'text-align: left is physical'],
    ['.pt-row{padding:0 1px 0 2px}', 'unequal sides'],
    ['.pt-row{width:1rem}', 'rem depends'],
    ['.pt-row{transition:opacity 150ms}', 'bare duration'],
    ['.pt-row{background:url(x.png)}', 'url()'],
    ['.pt-row{color:var(--portico-color-txt)}', '--portico-color-txt is not defined'],
    ['.pt-row{color:var(--portico-accent)}', "host's input"],
    ['.pt-row{--own:1}', 'must start with --portico-'],
    ['.row{}', 'class .row must be .pt-row'],
    ['.pt-rows{}', 'class .pt-rows must be .pt-row'],
    ['@layer x{}', '@layer is not allowed'],
  ])('refuses %s', (css, what) => {
    const findings = findingsFor(css)
    expect(findings.join('\n')).toContain(what)
    expect(findings[0]).toMatch(/^packages\/ui\/src\/Row\/Row\.css:3: /)
  })

  it('refuses a class of the code that no sheet has, and the other way round', () => {
    expect(findingsFor('', '<a className="pt-row pt-row-nam">')).toEqual([
      'packages/ui/src/Row/Row.css:2: class .pt-row-name is used nowhere',
      'packages/ui/src/Row/Row.tsx:1: class pt-row-nam is in no style sheet',
    ])
  })

  it('leaves comments and strings alone', () => {
    expect(findingsFor('/* .x { color: red } */ .pt-row::before{content:"left: #fff;"}')).toEqual([])
  })
})

describe('buildCss', () => {
  it('writes what the modal opens with, base first, and what comes later; touches nothing when nothing changed', async () => {
    const root = await project({
      ...base,
      'packages/ui/src/Row/Row.css': '.pt-row { color: var(--portico-color-text); }',
      'packages/ui/src/Row/Row.tsx': '<a className="pt-row" />',
      'packages/ui/src/Tile/Tile.css': '.pt-tile { display: flex; }',
      'packages/ui/src/Tile/Tile.tsx': '<a className="pt-tile" />',
      'packages/react/src/mount/mountModal.tsx':
        "import { Card } from '../modal/Card.js'\nimport('../features/Later.js')",
      'packages/react/src/modal/Card.css': '.pt-card { inset-inline: 0; }',
      'packages/react/src/modal/Card.tsx': `import { type Link, Row } from '@portico/ui'\n<div className="pt-card" />`,
      'packages/react/src/features/one/index.ts': "import { Later } from './Later.js'",
      'packages/react/src/features/one/Later.css': '.pt-later { inset-inline: 0; }',
      'packages/react/src/features/one/Later.tsx': `import { Row } from '@portico/ui'\nimport { Tile } from '@portico/ui/images'\n<div className="pt-later" />`,
      'packages/react/src/features/two/index.ts': "import { Other } from './Other.js'",
      'packages/react/src/features/two/Other.css': '.pt-other { inset-inline: 0; }',
      'packages/react/src/features/two/Other.tsx': `import { Tile } from '@portico/ui/images'\n<div className="pt-other" />`,
    })
    await buildCss(root)
    // A feature brings its own, and what it shares with others but not with the modal.
    const sheetOf = (feature) =>
      readFile(join(root, `packages/react/src/features/${feature}/sheet.generated.ts`), 'utf8')
    expect(await sheetOf('one')).toMatch(/oneSheet =\n {2}\{"parts":"\.pt-tile\{[^"]*","views":"\.pt-later\{[^"]*"\}/)
    expect(await sheetOf('one')).not.toMatch(/pt-row|pt-card|pt-other|:host/)
    expect(await sheetOf('two')).toMatch(/twoSheet =\n {2}\{"parts":"\.pt-tile\{[^"]*","views":"\.pt-other\{[^"]*"\}/)
    const path = join(root, 'packages/react/src/mount/sheetText.generated.ts')
    const text = await readFile(path, 'utf8')
    expect(text).toMatch(/:host\{.*\.pt-root\{.*@keyframes pt-spin.*\.pt-row\{.*\.pt-card\{/)
    const { mtimeMs } = await stat(path)
    await buildCss(root)
    expect((await stat(path)).mtimeMs).toBe(mtimeMs)
  })

  it('a chunk inside a feature carries its own sheet, and the feature does without it', async () => {
    const root = await project({
      ...base,
      'packages/react/src/mount/mountModal.tsx': "import('../features/one/index.js')",
      'packages/react/src/features/one/index.ts': "import { Whole } from './Whole.js'",
      'packages/react/src/features/one/Whole.css': '.pt-whole { inset-inline: 0; }',
      'packages/react/src/features/one/Whole.tsx': `import('./tab/index.js')\n<div className="pt-whole" />`,
      'packages/react/src/features/one/tab/index.ts': "import { Tab } from './Tab.js'",
      'packages/react/src/features/one/tab/Tab.css': '.pt-tab { inset-inline: 0; }',
      'packages/react/src/features/one/tab/Tab.tsx': `<div className="pt-tab" />`,
    })
    await buildCss(root)
    const sheetOf = (folder) => readFile(join(root, `packages/react/src/features/${folder}/sheet.generated.ts`), 'utf8')
    expect(await sheetOf('one')).toMatch(/oneSheet =\n {2}\{"parts":"","views":"\.pt-whole\{[^"]*"\}/)
    expect(await sheetOf('one/tab')).toMatch(/tabSheet =\n {2}\{"parts":"","views":"\.pt-tab\{[^"]*"\}/)
  })

  it('a sheet that no chunk would carry is an error', async () => {
    const root = await project({
      ...base,
      'packages/react/src/mount/mountModal.tsx': "import('../features/one/index.js')",
      'packages/react/src/features/one/index.ts': "import { Whole } from './Whole.js'",
      'packages/react/src/features/one/Whole.tsx': "import('./Lost.js')",
      'packages/react/src/features/one/Lost.css': '.pt-lost { inset-inline: 0; }',
      'packages/react/src/features/one/Lost.tsx': `<div className="pt-lost" />`,
    })
    await expect(buildCss(root)).rejects.toThrow('features/one/Lost.css:1: no index.ts of a feature leads here')
  })

  it('leaves out of the modal what cannot be in its shadow root, and spaces that mean nothing; not of what stands in a page', async () => {
    const root = await project({
      ...base,
      'packages/ui/src/styles/tokens.css':
        ":host, :root .pt-root, .pt-themed { --portico-font: var(--x, 'Segoe UI', sans-serif); --portico-a: calc(1px * var(--y)) }\n" +
        ":host([data-theme='light']), :root .pt-root[data-theme='light'], .pt-themed[data-theme='light'] { --portico-a: 1px }",
      'packages/react/src/buttons/Connect.css': '.pt-connect { display: flex; }',
      'packages/react/src/buttons/Connect.tsx': "<b className='pt-connect' />",
    })
    await buildCss(root)
    const modal = await readFile(join(root, 'packages/react/src/mount/sheetText.generated.ts'), 'utf8')
    expect(JSON.parse(modal.slice(modal.indexOf('"')))).toMatch(
      /^:host\{--portico-font:var\(--x,"Segoe UI",sans-serif\);--portico-a:calc\(1px \* var\(--y\)\)\}:host\(\[data-theme="?light"?\]\)\{--portico-a:1px\}/,
    )
    expect(await readFile(join(root, 'packages/react/dist/styles.css'), 'utf8')).toMatch(
      /^:host,:root \.pt-root,\.pt-themed\{/,
    )
  })

  it('writes the buttons with the tokens they need, apart from the modal', async () => {
    const root = await project({
      ...base,
      'packages/react/src/buttons/ConnectButton.css': '.pt-connect-button { color: var(--portico-color-text); }',
      'packages/react/src/buttons/ConnectButton.tsx': '<button className="pt-themed pt-connect-button" />',
    })
    await buildCss(root)
    const styles = await readFile(join(root, 'packages/react/dist/styles.css'), 'utf8')
    expect(styles).toContain(':host{--portico-color-text:#fff')
    expect(styles).toContain('.pt-connect-button{color:var(--portico-color-text)}')
    expect(styles).toContain('.pt-connect-button{')
    expect(styles).not.toContain('all:initial')
    expect(await readFile(join(root, 'packages/react/src/mount/sheetText.generated.ts'), 'utf8')).not.toContain(
      'connect-button',
    )
  })

  it('gives the buttons the sheets of the components they import, and no others', async () => {
    const root = await project({
      ...base,
      'packages/ui/src/Row/Row.css': '.pt-row { display: flex; }',
      'packages/ui/src/Row/Row.tsx': "import { Dot } from '../Dot/Dot.js'\n<a className='pt-row' />",
      'packages/ui/src/Dot/Dot.css': '.pt-dot { display: block; }',
      'packages/ui/src/Dot/Dot.tsx': '<i className="pt-dot" />',
      'packages/ui/src/Bar/Bar.css': '.pt-bar { display: grid; }',
      'packages/ui/src/Bar/Bar.tsx': '<i className="pt-bar" />',
      'packages/react/src/buttons/Connect.css': '.pt-connect { display: flex; }',
      'packages/react/src/buttons/Connect.tsx': "import { Row } from '@portico/ui'\n<b className='pt-connect' />",
    })
    await buildCss(root)
    const styles = await readFile(join(root, 'packages/react/dist/styles.css'), 'utf8')
    expect(styles).toContain('.pt-row')
    expect(styles).toContain('.pt-dot')
    expect(styles).not.toContain('.pt-bar')
  })

  it('writes nothing when a sheet is wrong', async () => {
    const root = await project({ ...base, 'packages/ui/src/Row/Row.css': '.pt-row { color: red }' })
    await expect(buildCss(root)).rejects.toThrow('packages/ui/src/Row/Row.css:1: raw colour')
    await expect(stat(join(root, 'packages/react'))).rejects.toThrow('ENOENT')
  })
})
