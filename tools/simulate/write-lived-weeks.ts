import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LivedDay } from '../../apps/api/src/db/seed/lived-weeks.ts'
import { root } from '../run/clean-environment.ts'

const file = join(root, 'apps/api/src/db/seed/lived-weeks.ts')

const dayLine = (day: LivedDay) => {
  const fates = Object.entries(day).map(([fate, places]) => `${fate}: [${places.join(', ')}]`)
  return `    { ${fates.join(', ')} },`
}

/** Keeps what was lived as the weeks that the demo is filled with. */
export function writeLivedWeeks(weeks: readonly (readonly LivedDay[])[]) {
  const lines = weeks.flatMap((days) => ['  [', ...days.map(dayLine), '  ],'])
  writeFileSync(
    file,
    `/** A day of the guardería as it was lived: dogs by their place among those that come. */
export type LivedDay = Readonly<Record<'came' | 'answeredLate' | 'missed' | 'cancelled', readonly number[]>>

/** Monday to Friday of some weeks of the simulated business, written by \`npm run simulate -- --demo\`. */
export const livedWeeks: readonly (readonly LivedDay[])[] = [
${lines.join('\n')}
]
`,
  )
  console.log(`${file} holds ${weeks.length} weeks; npm run format makes them tidy.`)
}
