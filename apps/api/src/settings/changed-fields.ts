import {
  defaultSettings,
  formatWeekHours,
  type HouseSettings,
  type SettingsChange,
  type WeekdayHours,
} from '@rumi/contract'

type Changes = SettingsChange['changes']

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isHours = (value: unknown): value is WeekdayHours =>
  isGroup(value) && 'weekday' in value && 'opens' in value && 'closes' in value

/**
 * A value as a person reads it in a history: hours as a week, lists line by line, a row of several figures as `7: 5`. `shape` says in
 * which order its fields go: the database keeps no order of its own.
 */
function written(value: unknown, shape?: unknown): string {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isHours)) return formatWeekHours(value).replaceAll(', ', '\n')
    return value.map((row) => written(row, Array.isArray(shape) ? shape[0] : null)).join('\n')
  }
  if (!isGroup(value)) return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
  const fields = isGroup(shape) ? Object.keys(shape) : Object.keys(value).toSorted()
  return fields.map((field) => written(Reflect.get(value, field))).join(': ')
}

/** `shape` says which fields there are and in which order: the database keeps no order of its own. */
function changesWithin(shape: object, before: object, after: object, path: readonly string[]): Changes {
  return Object.entries(shape).flatMap(([name, within]: [string, unknown]) => {
    const [former, value]: unknown[] = [Reflect.get(before, name), Reflect.get(after, name)]
    const at = [...path, name]
    if (isGroup(within) && isGroup(former) && isGroup(value)) return changesWithin(within, former, value, at)
    const [was, is] = [written(former, within), written(value, within)]
    return was === is ? [] : [{ field: at.join('.'), before: was, after: is }]
  })
}

/** What differs from one version to the next, each by its path (`address.street`). */
export const changedFields = (before: HouseSettings, after: HouseSettings): Changes =>
  changesWithin(defaultSettings, before, after, [])
