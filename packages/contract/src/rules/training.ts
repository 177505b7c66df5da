/** One trainer, sessions of 60 minutes (spec §3, §9; docs/domain.md#capacity). */
export const training = { sessionMinutes: 60, startsEveryMinutes: 60, trainers: 1 } as const

/** Passes of 5 and 10 sessions, at 5 and 10 % off (spec §3, §9; docs/domain.md#capacity). */
export const trainingPasses = [
  { sessions: 5, percent: 5 },
  { sessions: 10, percent: 10 },
] as const

/** Percent off a pass of so many sessions; 0 where the house sells no such pass. */
export const passDiscountPercent = (sessions: number) =>
  trainingPasses.find((pass) => pass.sessions === sessions)?.percent ?? 0
