/** The terms that a season may have of its own, as they are written in its line. */
export const seasonTermsCopy = {
  depositPercent: (percent: number) => `anticipo ${percent} %`,
  freeUntilHours: (hours: number) => `sin costo hasta ${hours} h`,
  keepPercent: (percent: number) => `se cobra ${percent} %`,
} as const
