import { expect, it } from 'vitest'
import { shortenTokens } from './shortenTokens.mjs'

it('shortens what only sheets know, the commonest most, and leaves what others look at', () => {
  const text =
    ':host{--portico-b:var(--portico-accent);--portico-a:1}.pt-x{top:var(--portico-b);left:var(--portico-set);gap:var(--portico-unit)}'
  const sheets = [{ text: `/* --portico-a --portico-a --portico-a */${text}` }]
  const shorten = shortenTokens(sheets, [{ text: "style['--portico-set']" }], new Set(['--portico-accent']))
  expect(shorten(text)).toBe(
    ':host{--pt0:var(--portico-accent);--pt1:1}.pt-x{top:var(--pt0);left:var(--portico-set);gap:var(--portico-unit)}',
  )
})
