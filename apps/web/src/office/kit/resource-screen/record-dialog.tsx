import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { RecordFacts } from './record-facts.tsx'
import { RecordForm } from './record-form.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import type { Screen } from './screen.ts'
import { useRowRights } from './use-row-rights.ts'

type RecordDialogProps<Row> = {
  screen: Screen<Row>
  open: boolean
  /** Record to view and edit; undefined for a new one. */
  record?: Row | undefined
  /** Fixed values of a new record, such as the owner of a dog. */
  fixed?: object
  onClose: () => void
  onCreated?: (record: Row) => void
  onRemoved?: () => void
}

/** Dialog with one record: a form for users who may edit it, otherwise its facts. */
export function RecordDialog<Row>(props: RecordDialogProps<Row>) {
  const { screen, open, record, fixed, onClose, onCreated, onRemoved } = props
  const { copy } = screen
  const formId = useId()
  const rights = useRowRights(screen)
  const [saving, setSaving] = useState(false)
  const [removing, setRemoving] = useState(false)
  const writes = record === undefined ? rights.create : rights.update
  const title = record === undefined ? copy.newTitle : writes ? copy.editTitle(record) : screen.nameOf(record)

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        closeLabel={officeCopy.close}
        size={screen.fields.length > 6 ? 'large' : 'medium'}
        actions={
          writes && (
            <>
              {record !== undefined && rights.remove && (
                <Button tone="quiet" className="mr-auto text-brick" onClick={() => setRemoving(true)}>
                  <Trash2 className="size-5" aria-hidden="true" />
                  {copy.remove}
                </Button>
              )}
              <Button
                tone="secondary"
                className={record === undefined ? '' : 'max-md:hidden'}
                onClick={onClose}
              >
                {resourceScreenCopy.cancel}
              </Button>
              <Button type="submit" form={formId} loading={saving}>
                {resourceScreenCopy.save}
              </Button>
            </>
          )
        }
      >
        {writes ? (
          <RecordForm
            id={formId}
            {...{ screen, record, fixed, onClose }}
            onSaving={setSaving}
            onSaved={(saved) => {
              onClose()
              if (record === undefined) onCreated?.(saved)
            }}
          />
        ) : (
          record !== undefined && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
            <section aria-label={title} tabIndex={0}>
              <RecordFacts fields={screen.fields} record={record} />
            </section>
          )
        )}
        {record !== undefined && <div className="contents">{screen.beside?.(record)}</div>}
      </Dialog>
      {record !== undefined && (
        <RemoveDialog
          screen={screen}
          record={record}
          open={removing}
          onClose={() => setRemoving(false)}
          onDone={() => {
            setRemoving(false)
            onClose()
            onRemoved?.()
          }}
        />
      )}
    </>
  )
}
