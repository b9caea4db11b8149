import { Component, type ReactNode } from 'react'

export type BoundaryProps = { children: ReactNode; fallback: (retry: () => void) => ReactNode }
type State = { hasFailed: boolean }

/** What throws takes only itself away, never the modal around. A class, because React offers this to classes only. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.setState({ hasFailed: false }))
  }
}
