import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SimulatedAppointments } from '../../apps/api/src/db/seed/demo/simulated-appointments.ts'
import type { SimulatedDay } from '../../apps/api/src/db/seed/demo/simulated-weeks.ts'
import { root } from '../run/clean-environment.ts'

const seeds = join(root, 'apps/api/src/db/seed')

const dayLine = (day: SimulatedDay) => {
  const fates = Object.entries(day).map(([fate, places]) => `${fate}: [${places.join(', ')}]`)
  return `    { ${fates.join(', ')} },`
}

/** Keeps what was lived as the weeks that the demo is filled with. */
export function writeSimulatedWeeks(weeks: readonly (readonly SimulatedDay[])[]) {
  const lines = weeks.flatMap((days) => ['  [', ...days.map(dayLine), '  ],'])
  writeFileSync(
    join(seeds, 'simulated-weeks.ts'),
    `/** A day of the guardería as it was lived: dogs by their place among those that come. */
export type SimulatedDay = Readonly<Record<'came' | 'answeredLate' | 'missed' | 'cancelled', readonly number[]>>

/** Monday to Friday of some weeks of the simulated business, written by \`npm run simulate -- --demo\`. */
export const simulatedWeeks: readonly (readonly SimulatedDay[])[] = [
${lines.join('\n')}
]
`,
  )
}

/** Keeps the stays and visits of the same weeks, one a line. */
export function writeSimulatedAppointments({ stays, visits }: SimulatedAppointments, cycleDays: number) {
  const lines = (rows: readonly unknown[]) => rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')
  writeFileSync(
    join(seeds, 'simulated-appointments.ts'),
    `/** Days after the first Monday; dogs by their place among those that come; their room; nights. */
export type SimulatedStay = readonly [day: number, dogs: readonly number[], room: string, nights: number]

/** The same of a visit by the hour: what was done, by whom, from when, and for how many minutes. */
export type SimulatedVisit = readonly [
  day: number,
  dogs: readonly number[],
  service: string,
  person: string,
  at: string,
  minutes: number,
]

export type SimulatedAppointments = { stays: readonly SimulatedStay[]; visits: readonly SimulatedVisit[] }

/** How many days were lived before they begin again. */
export const simulatedCycleDays = ${cycleDays}

/** The stays and visits of the weeks that the demo is filled with, written by \`npm run simulate -- --demo\`. */
export const simulatedAppointments: SimulatedAppointments = {
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
