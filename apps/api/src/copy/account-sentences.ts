/** What the books say. */
export const accountSentences = {
  spanTooLong: (days: number) => `Elige a lo más ${days} días.`,
  monthIsNotOver: 'Ese mes todavía no termina. Ciérralo cuando acabe.',
  monthIsClosed: 'Ese mes ya está cerrado.',
  reopenTheLastFirst: 'Reabre primero el último mes cerrado.',
  reversalOf: ({ number, description }: { number: number; description: string }) =>
    `Reversa de la póliza ${number}: ${description}`,
  oneSideOfALine: 'Cada renglón lleva un cargo o un abono, uno de los dos.',
} as const
