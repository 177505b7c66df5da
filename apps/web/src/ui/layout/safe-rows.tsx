import { Component, type ReactNode } from 'react'

type EachRowProps<Row> = {
  of: readonly Row[]
  /** Key of a row. */
  by: (row: Row, at: number) => string
  /** Replacement for a row that fails to render. */
  instead: (key: string) => ReactNode
  children: (row: Row, at: number) => ReactNode
}

/** Renders each row in its own error boundary, so that a broken one does not affect the others. */
export function SafeRows<Row>({ of, by, instead, children }: EachRowProps<Row>) {
  return of.map((row, at) => {
    const key = by(row, at)
    return (
      <RowBoundary key={key} row={row} instead={instead(key)}>
        <DrawnRow draw={() => children(row, at)} />
      </RowBoundary>
    )
  })
}

/** Renders a row below its boundary, which catches its errors. */
function DrawnRow({ draw }: { draw: () => ReactNode }) {
  return draw()
}

type BoundaryProps = { row: unknown; instead: ReactNode; children: ReactNode }

type BoundaryState = { row: unknown; isBroken: boolean }

class RowBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { row: this.props.row, isBroken: false }

  /** Retries a changed row. */
  static getDerivedStateFromProps({ row }: BoundaryProps, state: BoundaryState) {
    return row === state.row ? null : { row, isBroken: false }
  }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
