import { describe, expect, it } from 'vitest'
import { checkPromises } from './checkPromises.mjs'
import { fixture } from './fixture.mjs'

const before = `
declare function save(): Promise<void>
declare function Button(props: { onClick: () => void; onLoad?: (() => Promise<void>) | undefined }): null
declare function useEffect(effect: () => void | (() => void)): void
declare function isReady(): boolean
declare function guard(work: () => unknown): void
`

/** The problems of each piece of code; one program for all of them, because starting the compiler is slow. */
function problemsOf(codes) {
  const files = codes.map((code, index) => [
    `packages/react/src/${index}.tsx`,
    `${before}export function view() {\n${code}\n}\n`,
  ])
  const root = fixture({
    'packages/react/tsconfig.json': {
      compilerOptions: { target: 'ES2022', strict: true, jsx: 'preserve', types: [] },
      include: ['src'],
    },
    ...Object.fromEntries(files),
  })
  const problems = checkPromises(root)
  return files.map(([file]) => problems.filter((problem) => problem.startsWith(`${file}:`)))
}

describe('checkPromises', () => {
  it('names file, line, rule and mend', () => {
    expect(problemsOf(['save()'])).toEqual([
      [
        'packages/react/src/0.tsx:8: a promise is dropped: call it through useActions() or useGuard(), or handle it with .catch()',
      ],
    ])
  })

  it('refuses promises that nobody handles', () => {
    const codes = [
      'void save()',
      'isReady() && save()',
      'isReady() ? save() : undefined',
      'save().finally(() => {})',
      'save().then(() => {})',
      ';(async () => { await save() })()',
      'useEffect(() => { void save() })',
      'useEffect(() => void save())',
      'return <Button onClick={() => save()} />',
      'return <Button onClick={save} />',
      'return <Button onClick={async () => { await save() }} />',
      'return <Button onClick={() => void save()} />',
    ]
    const found = problemsOf(codes)
    expect(codes.filter((_, index) => found[index].length !== 1)).toEqual([])
  })

  it('lets handled ones pass', () => {
    const codes = [
      'void save().catch(() => undefined)',
      'save().then(() => {}, () => {})',
      'save().catch(() => {}).finally(() => {})',
      'Promise.allSettled([save()]).then(() => {})',
      'const later = save(); return later',
      'guard(() => save())',
      'guard(save)',
      'return <Button onClick={() => guard(save)} />',
      'return <Button onClick={isReady} onLoad={save} />',
    ]
    expect(problemsOf(codes).flat()).toEqual([])
  })
})
