import { describe, expect, it } from 'vitest'
import { createScript, type Step } from './script.js'

const silently = (): void => undefined

describe('createScript', () => {
  it('gives a step to the first request that opens a prompt, and only once', () => {
    const script = createScript([{ type: 'reject' }], silently)
    expect(script.take('eth_chainId', false)).toBeUndefined()
    expect(script.take('personal_sign', true)).toEqual({ type: 'reject' })
    expect(script.take('personal_sign', true)).toBeUndefined()
  })

  it('parameters: on', () => {
    const steps: Step[] = [
      { type: 'reject', on: ['personal_sign', 'eth_signTypedData_v4'] },
      { type: 'nonsense', result: 1, on: 'eth_chainId' },
    ]
    const script = createScript(steps, silently)
    expect(script.take('eth_requestAccounts', true)).toBeUndefined()
    expect(script.take('eth_chainId', false)).toBe(steps[1])
    expect(script.take('eth_signTypedData_v4', true)).toBe(steps[0])
    expect(script.steps).toEqual([])
  })

  it('parameters: times', () => {
    const script = createScript([{ type: 'reject', times: 2 }], silently)
    script.play([{ type: 'hang', times: 'always' }])
    const types = Array.from({ length: 4 }, () => script.take('personal_sign', true)?.type)
    expect(types).toEqual(['reject', 'reject', 'hang', 'hang'])
    script.clear()
    expect(script.take('personal_sign', true)).toBeUndefined()
  })

  it('keeps unknownChain for a switch of chain', () => {
    const script = createScript([{ type: 'unknownChain' }], silently)
    expect(script.take('personal_sign', true)).toBeUndefined()
    expect(script.take('wallet_switchEthereumChain', false)?.type).toBe('unknownChain')
  })

  it('tells of every change', () => {
    const lengths: number[] = []
    const script = createScript([], (steps) => void lengths.push(steps.length))
    script.play([{ type: 'approve' }, { type: 'reject' }])
    script.take('personal_sign', true)
    script.clear()
    expect(lengths).toEqual([2, 1, 0])
  })
})
