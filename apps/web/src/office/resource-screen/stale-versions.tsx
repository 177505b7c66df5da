import { resourceScreenCopy as copy } from '../../copy/resource-screen.ts'
import { Notice } from '../../ui/notice.tsx'
import { TwoVersions } from '../two-versions.tsx'
import type { RecordField } from './record-field.ts'
import { shownValue, type Written } from './written-fields.ts'

type StaleVersionsProps = {
  fields: readonly RecordField[]
  was: Written
  mine: Written
  /** The record as it is now; null where it is gone. */
  theirs: Written | null
  onMine: () => void
  onTheirs: () => void
}

/** The fields of a record that somebody else changed meanwhile, and those that I touched. */
export function StaleVersions({ fields, was, mine, theirs, onMine, onTheirs }: StaleVersionsProps) {
  if (!theirs) return <Notice tone="problem">{copy.goneMeanwhile}</Notice>
  const rows = fields
    .filter(({ name }) => mine[name] !== was[name] || theirs[name] !== was[name])
    .map((field) => ({
      label: field.label,
      mine: mine[field.name] === was[field.name] ? null : shownValue(field, mine[field.name] ?? '', copy),
      theirs: shownValue(field, theirs[field.name] ?? '', copy),
    }))
  return <TwoVersions rows={rows} onMine={onMine} onTheirs={onTheirs} />
}
