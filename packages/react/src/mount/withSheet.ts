import { createElement, type FunctionComponent, useContext, useInsertionEffect } from 'react'
import { PorticoReactContext } from '../reactContext.js'
import type { FeatureSheet } from './shadowHost.js'

type Views = Readonly<Record<string, FunctionComponent<{ data: never }>>>

/** Gives the views of a chunk its style sheet, which the chunk carries: it is there before one of them is painted. */
export function withSheet<Map extends Views>(sheet: FeatureSheet, views: Map): Map {
  const entries = Object.entries(views).map(([name, View]) => [name, styled(sheet, View)])
  return Object.freeze(Object.fromEntries(entries)) as Map // the same names, for the same data
}

function styled(sheet: FeatureSheet, View: FunctionComponent<{ data: never }>): FunctionComponent<{ data: never }> {
  return function Styled(props) {
    const adoptSheet = useContext(PorticoReactContext)?.adoptSheet
    useInsertionEffect(() => adoptSheet?.(sheet), [adoptSheet])
    return createElement(View, props)
  }
}
