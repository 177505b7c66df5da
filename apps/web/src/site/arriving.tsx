import { type ReactNode, Suspense, use } from 'react'

type ArrivingProps<T> = {
  /** Loader data, or its promise after a client-side navigation. */
  value: T | Promise<T>
  waiting: ReactNode
  children: (value: T) => ReactNode
}

/** Renders loader data at once, or with a placeholder while it loads. */
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
