import type { Attempt } from './attempt.ts'
import type { Oversale } from './audit.ts'

/** Result of an attack on one engine. */
export type AttackResult = {
  target: string
  attempts: ReadonlyMap<string, readonly Attempt[]>
  /** Seconds that each path was under attack. */
  seconds: ReadonlyMap<string, number>
  oversales: Record<Oversale, number>
  lost: string[]
  /** Bookings of which only a part was kept, where all or nothing was asked for. */
  halves: string[]
  /** Races with one right end that had another. */
  wrong: string[]
  /** Dates that do not exist and were not refused, and what can no longer be read for them. */
  impossible: string[]
}

const isWon = ({ status }: Attempt) => status < 300
const isFailure = ({ status }: Attempt) => status >= 500

const everyAttempt = (result: AttackResult) => [...result.attempts.values()].flat()

/** Why an attack did not go well; nothing where the server stood it. */
export function faultsOf(result: AttackResult): string[] {
  const all = everyAttempt(result)
  const failures = all.filter(isFailure)
  return [
    ...Object.entries(result.oversales)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} × ${name}`),
    ...(result.lost.length > 0 ? [`${result.lost.length} lost, such as ${result.lost[0]}`] : []),
    ...(result.halves.length > 0 ? [`${result.halves.length} halves, such as ${result.halves[0]}`] : []),
    ...new Set(result.wrong),
    ...(result.impossible.length > 0
      ? [`${result.impossible.length} impossible dates, such as ${result.impossible[0]}`]
      : []),
    ...(failures.length > 0
      ? [`${failures.length} answers of 5xx, such as ${failures[0]!.status} ${failures[0]!.code}`]
      : []),
    ...[...result.attempts].flatMap(([path, tried]) =>
      tried.some(isWon) ? [] : [`no request won at '${path}', so nothing was proven there`],
    ),
  ]
}

const refusalsIn = (attempts: readonly Attempt[]) => {
  const counts = new Map<string, number>()
  for (const { code, status } of attempts)
    if (code && status < 500) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].map(([code, count]) => `${code} ${count}`).join(', ')
}

const columns = [22, 9, 6, 6, 9] as const
const row = (cells: readonly (string | number)[], last: string) =>
  `${cells.map((cell, place) => (place === 0 ? String(cell).padEnd(22) : String(cell).padStart(columns[place] ?? 8))).join('')}   ${last}`

/** The table: each path, how often it was tried and won, what failed, how fast, and why the rest was refused. */
export function attackTable(result: AttackResult): string {
  const paths = [...result.attempts].map(([path, tried]) =>
    row(
      [
        path,
        tried.length,
        tried.filter(isWon).length,
        tried.filter(isFailure).length,
        Math.round(tried.length / (result.seconds.get(path) || 1)),
      ],
      refusalsIn(tried),
    ),
  )
  const all = everyAttempt(result)
  const seconds = [...result.seconds.values()].reduce((sum, each) => sum + each, 0)
  const oversold = Object.values(result.oversales).reduce((sum, count) => sum + count, 0)
  return [
    '',
    result.target,
    row(['path', 'attempts', 'won', '5xx', 'per s'], 'refused'),
    ...paths,
    row(
      [
        'together',
        all.length,
        all.filter(isWon).length,
        all.filter(isFailure).length,
        Math.round(all.length / (seconds || 1)),
      ],
      `oversold ${oversold}, lost ${result.lost.length}, halves ${result.halves.length}`,
    ),
  ].join('\n')
}
