/** A point of a picture, as shares of its width and height from the upper left. */
export type Focus = { x: number; y: number }

/** The style of a picture whose crop keeps a point in sight. */
export const cropped = ({ x, y }: Focus) => ({ objectPosition: `${x * 100}% ${y * 100}%` })
