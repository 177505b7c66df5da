/** Terms that a season may override, in the format of its line. */
export const seasonTermsCopy = {
  depositPercent: (percent: number) => `anticipo ${percent} %`,
  freeUntilHours: (hours: number) => `sin costo hasta ${hours} h`,
  keepPercent: (percent: number) => `se cobra ${percent} %`,
} as const

/** Terms of sale, beside the price. */
export const termsCopy = {
  freeUntil: (moment: string, percent: number, amount: string) =>
    `Cancela sin costo hasta el ${moment}. Después se cobra el ${percent} % de su precio: ${amount}.`,
  noLongerFree: (percent: number, amount: string) =>
    `Si se cancela, se cobra el ${percent} % de su precio: ${amount}.`,
  /** For a request that the business has not confirmed yet. */
  onceConfirmed: (percent: number, amount: string) =>
    `Una vez confirmada, cancelarla costará el ${percent} % de su precio: ${amount}.`,
  /** Before a sentence about cancelling. */
  inSeason: (season: string, sentence: string) =>
    `En temporada ${season}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  ofSeason: (season: string) => `Con las condiciones de la temporada ${season}.`,
} as const
