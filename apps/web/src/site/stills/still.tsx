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
}

/** A picture that is fetched when one scrolls near it; it cannot move or follow the pointer. */
export function Still({ name, ...image }: StillProps) {
  return <img src={stillPath(name)} alt="" loading="lazy" decoding="async" draggable={false} {...image} />
}
