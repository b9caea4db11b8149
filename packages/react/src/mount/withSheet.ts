import { createElement, type FunctionComponent, useContext, useInsertionEffect } from 'react'
import { PorticoReactContext } from '../reactContext.js'
import type { FeatureSheet } from './shadowHost.js'

// Whatever each of them takes: it is handed on as it comes.
type Components = Readonly<Record<string, FunctionComponent<never>>>

/** Gives the components of a chunk its style sheet, which the chunk carries: it is there before one of them is painted. */
export function withSheet<Map extends Components>(sheet: FeatureSheet, components: Map): Map {
  const entries = Object.entries(components).map(([name, component]) => [name, styled(sheet, component)])
  return Object.freeze(Object.fromEntries(entries)) as Map // the same names, with the same props
}

function styled(sheet: FeatureSheet, Component: FunctionComponent<never>): FunctionComponent<never> {
  return function Styled(props: object) {
    const adoptSheet = useContext(PorticoReactContext)?.adoptSheet
    useInsertionEffect(() => adoptSheet?.(sheet), [adoptSheet])
    return createElement(Component as FunctionComponent<object>, props) // its own props, handed on
  }
}
