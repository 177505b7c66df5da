import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LivedAppointments } from '../../apps/api/src/db/seed/lived-appointments.ts'
import type { LivedDay } from '../../apps/api/src/db/seed/lived-weeks.ts'
import { root } from '../run/clean-environment.ts'

const seeds = join(root, 'apps/api/src/db/seed')

const dayLine = (day: LivedDay) => {
  const fates = Object.entries(day).map(([fate, places]) => `${fate}: [${places.join(', ')}]`)
  return `    { ${fates.join(', ')} },`
}

/** Keeps what was lived as the weeks that the demo is filled with. */
export function writeLivedWeeks(weeks: readonly (readonly LivedDay[])[]) {
  const lines = weeks.flatMap((days) => ['  [', ...days.map(dayLine), '  ],'])
  writeFileSync(
    join(seeds, 'lived-weeks.ts'),
    `/** A day of the guardería as it was lived: dogs by their place among those that come. */
export type LivedDay = Readonly<Record<'came' | 'answeredLate' | 'missed' | 'cancelled', readonly number[]>>

/** Monday to Friday of some weeks of the simulated business, written by \`npm run simulate -- --demo\`. */
export const livedWeeks: readonly (readonly LivedDay[])[] = [
${lines.join('\n')}
]
`,
  )
}

/** Keeps the stays and visits of the same weeks, one a line. */
export function writeLivedAppointments({ stays, visits }: LivedAppointments, cycleDays: number) {
  const lines = (rows: readonly unknown[]) => rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')
  writeFileSync(
    join(seeds, 'lived-appointments.ts'),
    `/** Days after the first Monday; dogs by their place among those that come; their room; nights. */
export type LivedStay = readonly [day: number, dogs: readonly number[], room: string, nights: number]

/** The same of a visit by the hour: what was done, by whom, from when, and for how many minutes. */
export type LivedVisit = readonly [
  day: number,
  dogs: readonly number[],
  service: string,
  person: string,
  at: string,
  minutes: number,
]

export type LivedAppointments = { stays: readonly LivedStay[]; visits: readonly LivedVisit[] }

/** How many days were lived before they begin again. */
export const livedCycleDays = ${cycleDays}

/** The stays and visits of the weeks that the demo is filled with, written by \`npm run simulate -- --demo\`. */
export const livedAppointments: LivedAppointments = {
  stays: [
${lines(stays)}
  ],
  visits: [
${lines(visits)}
  ],
}
`,
  )
}
