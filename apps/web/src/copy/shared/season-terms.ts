/** Terms that a season may override, in the format of its line. */
export const seasonTermsCopy = {
  depositPercent: (percent: number) => `anticipo ${percent} %`,
  freeUntilHours: (hours: number) => `sin costo hasta ${hours} h`,
  keepPercent: (percent: number) => `se cobra ${percent} %`,
} as const
