const grounds = [0, 1, 2, 3] as const

/** Neighbours lie on different colours. */
export const groundOf = (index: number) => grounds[index % grounds.length] ?? 0
