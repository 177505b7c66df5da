/** Focal point, as shares of width and height from the top left. */
export type Focus = { x: number; y: number }

/** Style that keeps the focal point inside the crop. */
export const cropped = ({ x, y }: Focus) => ({ objectPosition: `${x * 100}% ${y * 100}%` })
