import { resourceScreenCopy as copy } from '../../../copy/office/frame/resource-screen.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { changedFacts, TwoVersions } from '../../../shared/refusals/two-versions.tsx'
import type { RecordField } from './record-field.ts'
import { shownValue, type Written } from './written-fields.ts'

type StaleVersionsProps = {
  fields: readonly RecordField[]
  was: Written
  mine: Written
  /** The current record; null if deleted. */
  theirs: Written | null
  onMine: () => void
  onTheirs: () => void
}

/** Conflict of a record: the fields changed by another user and those I changed. */
export function StaleVersions({ fields, was, mine, theirs, onMine, onTheirs }: StaleVersionsProps) {
  if (!theirs) return <Notice tone="problem">{copy.goneMeanwhile}</Notice>
  const shown = (field: RecordField, written: Written) => shownValue(field, written[field.name] ?? '', copy)
  const rows = changedFacts(
    fields.map((field) => ({
      label: field.label,
      was: shown(field, was),
      mine: shown(field, mine),
      theirs: shown(field, theirs),
    })),
  )
  return <TwoVersions rows={rows} onMine={onMine} onTheirs={onTheirs} />
}
