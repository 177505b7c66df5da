import { Component, type ReactNode } from 'react'

type EachRowProps<Row> = {
  of: readonly Row[]
  /** What tells a row from the others. */
  by: (row: Row, at: number) => string
  /** What stands in the place of a row that cannot be drawn. */
  instead: (key: string) => ReactNode
  children: (row: Row, at: number) => ReactNode
}

/** Draws rows one by one, so that one that cannot be drawn takes none of the others with it. */
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

/** A row is drawn below its boundary, where what it throws is caught. */
function DrawnRow({ draw }: { draw: () => ReactNode }) {
  return draw()
}

type BoundaryProps = { row: unknown; instead: ReactNode; children: ReactNode }

type BoundaryState = { row: unknown; isBroken: boolean }

class RowBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { row: this.props.row, isBroken: false }

  /** A row that has changed is tried again. */
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
