import { describe, expect, it } from 'vitest'
import type { PlainViewName, ViewEntry } from '../views.js'
import { cutStack, popView, pushView, replaceView, type Stack } from './stack.js'

const view = (name: PlainViewName): ViewEntry => ({ name, data: undefined }) as ViewEntry // plain views carry no data
const stack = (...names: PlainViewName[]): Stack => names.map(view)
const names = (of: Stack | null) => of?.map(({ name }) => name)

describe('push', () => {
  it('[ROUTE-03] puts a view on top', () => {
    expect(names(pushView(stack('Connect'), view('Networks')))).toEqual(['Connect', 'Networks'])
    expect(names(pushView(stack('Connect', 'Networks'), view('Connect')))).toEqual(['Connect', 'Networks', 'Connect'])
  })
  it('[ROUTE-03] is ignored when that view is current already', () => {
    const before = stack('Connect', 'Networks')
    expect(pushView(before, view('Networks'))).toBe(before)
  })
})

describe('replace and cut', () => {
  it('[ROUTE-04] replace swaps the current view and leaves what is below', () => {
    expect(names(replaceView(stack('Connect', 'Networks'), view('Account')))).toEqual(['Connect', 'Account'])
    const before = stack('Account')
    expect(replaceView(before, view('Account'))).toBe(before)
  })
  it('[ROUTE-04] goBackToIndex keeps everything up to that index, and at least one view', () => {
    const before = stack('Connect', 'Networks', 'WhatIsANetwork')
    expect(names(cutStack(before, 0))).toEqual(['Connect'])
    expect(names(cutStack(before, 1))).toEqual(['Connect', 'Networks'])
    expect(names(cutStack(before, 9))).toEqual(['Connect', 'Networks', 'WhatIsANetwork'])
    for (const index of [-1, Number.NaN]) expect(cutStack(before, index)).toBe(before)
    expect(names(cutStack(stack('Connect'), 0))).toEqual(['Connect'])
  })
})

describe('pop', () => {
  it('[ROUTE-04] goes back one view', () => {
    expect(names(popView(stack('Connect', 'Networks', 'Account')))).toEqual(['Connect', 'Networks'])
  })
  it('[ROUTE-05] has nowhere to go at the first view', () => {
    expect(popView(stack('Connect'))).toBeNull()
  })
  it('[ROUTE-06] has nowhere to go while UnsupportedChain is anywhere in the history', () => {
    expect(popView(stack('UnsupportedChain', 'Networks', 'Account'))).toBeNull()
    expect(popView(stack('Connect', 'UnsupportedChain'))).toBeNull()
  })
})
