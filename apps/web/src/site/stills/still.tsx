import { type StillName, stillPath } from './still-names.ts'

type StillProps = {
  name: StillName
  /** What it shows; a picture without one is decoration. */
  alt?: string
  /** Sets the size: the file fills it. */
  className: string
  /** The proportions to keep free until the file is here. */
  width: number
  height: number
  /** In view when the page opens: fetched at once instead of when one scrolls near it. */
  inView?: boolean
}

/** A picture that is a file of its own; it cannot follow the pointer. */
export function Still({ name, inView = false, ...image }: StillProps) {
  const haste = inView
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  return <img src={stillPath(name)} alt="" draggable={false} {...haste} {...image} />
}
