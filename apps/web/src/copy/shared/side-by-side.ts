const words: Readonly<Record<number, string>> = { 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco' }

/** Choice between dogs one after the other and at the same time. */
export const sideBySideCopy = {
  legend: 'Cómo pasan',
  inTurn: 'Uno tras otro',
  together: (groomers: number) => `Al mismo tiempo, con ${words[groomers] ?? groomers} estilistas`,
} as const
