import { resourceScreenCopy as copy } from '../../../copy/office/frame/resource-screen.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { changedFacts, TwoVersions } from '../../../shared/refusals/two-versions.tsx'
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
  const said = (field: RecordField, written: Written) => shownValue(field, written[field.name] ?? '', copy)
  const rows = changedFacts(
    fields.map((field) => ({
      label: field.label,
      was: said(field, was),
      mine: said(field, mine),
      theirs: said(field, theirs),
    })),
  )
  return <TwoVersions rows={rows} onMine={onMine} onTheirs={onTheirs} />
}
