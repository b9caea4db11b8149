import { Component, type ReactNode } from 'react'
import { ViewError } from './ViewError.js'

type Props = { children: ReactNode }
type State = { hasFailed: boolean }

/** A view that throws shows the error view, never an empty modal. A class, because React offers this to classes only. */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return <ViewError onRetry={() => this.setState({ hasFailed: false })} />
  }
}
