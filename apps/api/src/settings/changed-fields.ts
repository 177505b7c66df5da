import {
  contentLists,
  defaultSettings,
  itemFields,
  formatWeekHours,
  type BusinessSettings,
  type SettingsChange,
  type WeekdayHours,
} from '@rumi/contract'

type Changes = SettingsChange['changes']

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isHours = (value: unknown): value is WeekdayHours =>
  isGroup(value) && 'weekday' in value && 'opens' in value && 'closes' in value

/**
 * Formats a value for the history: hours as a week, lists by line, rows as `7: 5`. `shape` sets the field
 * order, which the database does not keep.
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

/** Compares values by the fields and order of `shape`, because the database keeps no order. */
function changesWithin(shape: object, before: object, after: object, path: readonly string[]): Changes {
  return Object.entries(shape).flatMap(([name, within]: [string, unknown]) => {
    const [former, value]: unknown[] = [Reflect.get(before, name), Reflect.get(after, name)]
    const at = [...path, name]
    if (isGroup(within) && isGroup(former) && isGroup(value)) return changesWithin(within, former, value, at)
    const [was, is] = [written(former, within), written(value, within)]
    return was === is ? [] : [{ field: at.join('.'), before: was, after: is }]
  })
}

/** Items of a page are written without their place. */
const itemShapes = Object.fromEntries(
  Object.entries(contentLists).map(([list, kind]) => [
    list,
    [kind === 'testimonial' ? { ...itemFields[kind], rating: 5 } : itemFields[kind]],
  ]),
)

/** Returns the differences between two versions by path (`address.street`). */
export const changedFields = (before: BusinessSettings, after: BusinessSettings): Changes =>
  changesWithin({ ...defaultSettings, lists: itemShapes }, before, after, [])
