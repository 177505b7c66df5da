const grounds = [0, 1, 2, 3] as const

/** Adjacent pictures have different colours. */
export const groundOf = (index: number) => grounds[index % grounds.length] ?? 0
