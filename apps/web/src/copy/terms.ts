/** The terms under which something is sold, beside its price. */
export const termsCopy = {
  freeUntil: (moment: string, percent: number, amount: string) =>
    `Cancela sin costo hasta el ${moment}. Después se queda el ${percent} % de su precio: ${amount}.`,
  noLongerFree: (percent: number, amount: string) =>
    `Si se cancela, se queda el ${percent} % de su precio: ${amount}.`,
} as const
