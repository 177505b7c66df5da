/** What the books say. */
export const accountSentences = {
  reversalOf: ({ number, description }: { number: number; description: string }) =>
    `Reversa de la póliza ${number}: ${description}`,
  oneSideOfALine: 'Cada renglón lleva un cargo o un abono, uno de los dos.',
} as const
