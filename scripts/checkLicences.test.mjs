import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkLicences } from './checkLicences.mjs'
import { fixture } from './fixture.mjs'
import { classifyField, classifyText } from './licences/classifyLicence.mjs'
import { root as projectRoot } from './report.mjs'

const mit = readFileSync(`${projectRoot}/LICENSE`, 'utf8')
const apache = 'Apache License\n   Version 2.0, January 2004\n   http://www.apache.org/licenses/'
const gpl = 'GNU GENERAL PUBLIC LICENSE\nVersion 3, 29 June 2007'
const community = 'WalletConnect Community License Agreement\nVersion 1'

function installed(name, version, text, manifest = {}) {
  const files = { [`node_modules/${name}/package.json`]: { name, version, license: 'MIT', ...manifest } }
  return text ? { ...files, [`node_modules/${name}/LICENSE`]: text } : files
}

const project = ({ dependencies = {}, ...files } = {}) =>
  fixture({
    LICENSE: mit,
    'packages/core/package.json': { name: '@portico/core', version: '0.1.0', license: 'MIT', dependencies },
    ...files,
  })

const problemsOf = (root) => checkLicences(root).problems

describe('classify', () => {
  it.each([
    [mit, 'MIT'],
    [apache, 'Apache-2.0'],
    [gpl, 'GPL'],
    [community, 'WCCL'],
    ['GNU LESSER GENERAL PUBLIC LICENSE', 'LGPL'],
    ['GNU AFFERO GENERAL PUBLIC LICENSE', 'AGPL'],
    ['Business Source License 1.1', 'BUSL'],
    ['Mozilla Public License Version 2.0 … the GNU General Public License, Version 2.0', 'MPL-2.0'],
    ['Redistribution and use in source and binary forms, with or without', 'BSD'],
    ['Permission to use, copy, modify, and/or distribute this software for any purpose', 'ISC'],
    ['All rights reserved.', 'unknown'],
  ])('%#: by the text', (text, id) => expect(classifyText(text)).toBe(id))

  it('by the field when there is no text', () => {
    expect(classifyField('MIT')).toBe('MIT')
    expect(classifyField({ type: 'BSD-3-Clause' })).toBe('BSD')
    expect(classifyField('SEE LICENSE IN LICENSE.md')).toBe('unknown')
    expect(classifyField(undefined)).toBe('unknown')
  })
})

describe('shipped packages', () => {
  it('may be permissive', () => {
    expect(problemsOf(project({ dependencies: { a: '1.0.0' }, ...installed('a', '1.0.0', mit) }))).toEqual([])
  })

  it('may not be GPL, even when the manifest says MIT', () => {
    const root = project({ dependencies: { a: '1.0.0' }, ...installed('a', '1.0.0', gpl) })
    expect(problemsOf(root)).toEqual([expect.stringContaining('a@1.0.0: GPL: shipped packages take MIT')])
  })

  it('may not bring a forbidden one along', () => {
    const root = project({
      dependencies: { a: '1.0.0' },
      ...installed('a', '1.0.0', mit, { dependencies: { b: '2.0.0' } }),
      ...installed('b', '2.0.0', 'Business Source License 1.1'),
    })
    expect(problemsOf(root)).toEqual([expect.stringContaining('b@2.0.0: BUSL')])
  })

  it('may not be without a known licence', () => {
    const root = project({
      dependencies: { a: '1.0.0' },
      ...installed('a', '1.0.0', undefined, { license: 'UNLICENSED' }),
    })
    expect(problemsOf(root)).toEqual([expect.stringContaining('a@1.0.0: unknown')])
  })
})

describe('tools', () => {
  it('may be GPL, and are listed', () => {
    const { problems, note } = checkLicences(project(installed('tool', '1.0.0', gpl)))
    expect(problems).toEqual([])
    expect(note).toContain('for development only: tool@1.0.0 (GPL)')
  })

  it('may not be under the WalletConnect Community License, whatever their name', () => {
    expect(problemsOf(project(installed('friendly', '1.0.0', community)))).toEqual([
      expect.stringContaining('friendly@1.0.0: WalletConnect Community License'),
    ])
  })

  it('may be the two test peers at their last Apache versions, with what they need', () => {
    const root = project({
      ...installed('@walletconnect/sign-client', '2.21.8', apache, {
        dependencies: { '@walletconnect/core': '2.21.8' },
      }),
      ...installed('@walletconnect/core', '2.21.8', apache),
    })
    expect(problemsOf(root)).toEqual([])
  })

  it.each([
    ['@walletconnect/sign-client', '2.21.9', community, 'Community License'],
    ['@walletconnect/sign-client', '2.21.7', apache, 'only @walletconnect/sign-client@2.21.8'],
    ['@reown/appkit', '1.8.0', apache, 'only @walletconnect/sign-client@2.21.8'],
  ])('may not be %s@%s', (name, version, text, message) => {
    expect(problemsOf(project(installed(name, version, text)))).toEqual([expect.stringContaining(message)])
  })
})

it('refuses an import of them from source', () => {
  const root = project({
    'packages/core/src/a.ts': "import { x } from './x.js'\nconst y = await import('@walletconnect/core')\n",
    'apps/demo/src/b.tsx': "import { createAppKit } from '@reown/appkit/react'\n",
  })
  expect(problemsOf(root)).toEqual([
    expect.stringContaining('packages/core/src/a.ts:2: imports @walletconnect/core'),
    expect.stringContaining('apps/demo/src/b.tsx:1: imports @reown/appkit/react'),
  ])
})

it('wants our own licence', () => {
  const root = fixture({ 'packages/core/package.json': { name: '@portico/core', license: 'ISC' } })
  expect(problemsOf(root)).toEqual(['LICENSE: missing', '@portico/core: "license" must be "MIT"'])
})
