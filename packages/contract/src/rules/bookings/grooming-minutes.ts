// Separate from grooming.ts, so that the first page of a guest loads no time library.
export const grooming = {
  /** A groomer begins every half hour (docs/domain.md#capacity). */
  startsEveryMinutes: 30,
  /** Groomers at work (docs/domain.md#capacity; a setting). */
  groomers: 2,
} as const

/** Minutes of a service by the hour for one dog of any size; the catalogue decides within them. */
export const serviceMinutes = { shortest: 15, longest: 480 } as const
