/** Periods that lists of the office show. */
export const periodsCopy = {
  monthOf: (name: string, year: string) => `${name} de ${year}`,
  showsMonth: (usual: string, shown: string) => `Sin movimientos en ${usual}; se muestra ${shown}.`,
  lastDays: (days: number) => `los últimos ${days} días`,
} as const
