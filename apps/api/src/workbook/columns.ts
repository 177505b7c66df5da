/** Columns of a table by what they hold; widths are in letters. */
export const text = (heading: string, width: number) => ({ heading, kind: 'text', width }) as const
export const pesos = (heading: string) => ({ heading, kind: 'pesos', width: 16 }) as const
export const whole = (heading: string, width = 9) => ({ heading, kind: 'integer', width }) as const
export const day = (heading: string) => ({ heading, kind: 'day', width: 12 }) as const
export const moment = (heading: string) => ({ heading, kind: 'instant', width: 19 }) as const
