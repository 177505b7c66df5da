import {
  dayOf,
  formatClock,
  formatDay,
  formatHour,
  formatPesos,
  isDay,
  type AuditValue,
} from '@rumi/contract'
import { auditFieldLabels } from '../../../copy/office/access/audit-fields.ts'
import {
  auditValueCopy as copy,
  auditWordFields,
  auditWords,
} from '../../../copy/office/access/audit-values.ts'
import { formatSeasonTerms } from '../../business/services/season-lines.ts'

type Listed = Extract<AuditValue, readonly unknown[]>[number]

const lastOf = (field: string) => field.slice(field.lastIndexOf('.') + 1)

const labelOf = (name: string) => (Object.hasOwn(auditFieldLabels, name) ? auditFieldLabels[name]! : name)

/** Label of a field; for a setting, with its groups. */
export const fieldLabel = (field: string) => field.split('.').map(labelOf).join(': ')

const wordOf = (value: string) => (Object.hasOwn(auditWords, value) ? auditWords[value]! : value)

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/

/** Reference date that makes formats include the year. */
const withYear = '1900-01-01'

function writtenText(field: string, value: string) {
  if (auditWordFields.has(field)) return wordOf(value)
  if (isDay(value)) return formatDay(value, withYear)
  if (instantPattern.test(value)) return `${formatDay(dayOf(value), withYear)}, ${formatHour(value)}`
  return /^\d{2}:\d{2}$/.test(value) ? formatClock(value) : value
}

/** Formats an entry of a settings list: hours of a weekday, or its fields. */
function writtenEntry(entry: Exclude<Listed, string | number | boolean | null>) {
  const { weekday, opens, closes, ...others } = entry
  const { name: season, from, to, percent } = others
  if (
    typeof season === 'string' &&
    typeof from === 'string' &&
    typeof to === 'string' &&
    typeof percent === 'number'
  )
    return [
      `${season}: ${writtenText('from', from)} a ${writtenText('to', to)}`,
      `${percent > 0 ? '+' : ''}${percent} %`,
      ...formatSeasonTerms(others),
    ].join(', ')
  const named = typeof weekday === 'number' ? [copy.weekdays[weekday] ?? String(weekday)] : []
  const hours =
    typeof opens === 'string' && typeof closes === 'string'
      ? [`${formatClock(opens)} a ${formatClock(closes)}`]
      : []
  const rest = Object.entries(others).map(([name, value]) => `${labelOf(name)} ${writtenValue(name, value)}`)
  return [...named, ...hours, ...rest].join(' ')
}

/** Formats a value of the audit trail: pesos, dates and words in Spanish, lists by line; empty if absent. */
export function writtenValue(field: string, value: AuditValue | Listed): string {
  const name = lastOf(field)
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  if (typeof value === 'number') return name.endsWith('Centavos') ? formatPesos(value) : String(value)
  if (typeof value === 'string') return writtenText(name, value)
  if (Array.isArray(value)) return value.map((one) => writtenValue(field, one)).join('\n')
  return writtenEntry(value)
}
