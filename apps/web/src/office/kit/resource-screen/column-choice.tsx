import { preferences } from '@rumi/data-layer'
import { useStoreDispatch, useStoreSelector } from '../../../shared/fetching/store.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'

const none: readonly string[] = []

/** Columns that the user hid on this device. */
export const useHiddenColumns = (table: string) =>
  useStoreSelector((state) => state.preferences.hiddenColumns[table]) ?? none

type ColumnChoiceProps = {
  open: boolean
  table: string
  columns: readonly { key: string; header: string }[]
  onClose: () => void
}

/** Dialog to show and hide columns; the first one always stays, because it names the row. */
export function ColumnChoice({ open, table, columns, onClose }: ColumnChoiceProps) {
  const dispatch = useStoreDispatch()
  const hidden = useHiddenColumns(table)
  const show = (key: string, wanted: boolean) => {
    const others = hidden.filter((column) => column !== key)
    dispatch(preferences.columnsHidden({ table, columns: wanted ? others : [...others, key] }))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={resourceScreenCopy.columnsTitle}
      closeLabel={officeCopy.close}
      actions={<Button onClick={onClose}>{resourceScreenCopy.columnsDone}</Button>}
    >
      {columns.slice(1).map(({ key, header }) => (
        <CheckboxField
          key={key}
          label={header}
          checked={!hidden.includes(key)}
          onChange={({ target }) => show(key, target.checked)}
        />
      ))}
      <p className="pt-1 text-sm text-ink-soft">{resourceScreenCopy.columnsHint}</p>
    </Dialog>
  )
}
