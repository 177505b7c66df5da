import { type ReactNode, Suspense, use } from 'react'

type ArrivingProps<T> = {
  /** What the page came with, or what is on its way for those who came from another page. */
  value: T | Promise<T>
  waiting: ReactNode
  children: (value: T) => ReactNode
}

/** Draws what a page's loader gave: at once where it is there, else once it is, with its place kept. */
export function Arriving<T>({ value, waiting, children }: ArrivingProps<T>) {
  if (!(value instanceof Promise)) return children(value)
  return (
    <Suspense fallback={waiting}>
      <Arrived promise={value}>{children}</Arrived>
    </Suspense>
  )
}

function Arrived<T>({ promise, children }: { promise: Promise<T>; children: (value: T) => ReactNode }) {
  return children(use(promise))
}
