import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { focusFirst } from '../../../ui/hooks/focus/focus-first.ts'
import { forgetDraft, storedDraft, useDraftKeeping } from '../../../ui/forms/form-draft.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { DraftNotice } from '../draft-notice.tsx'
import { FieldControl } from './field-control.tsx'
import { recordResolver } from './record-resolver.ts'
import { idOf, type Screen } from './screen.ts'
import { mergedVersions } from '../../../shared/refusals/two-versions.tsx'
import { StaleVersions } from './stale-versions.tsx'
import { useRecordSaving, type Saved } from './use-record-saving.ts'
import { writtenOf, type Written } from './written-fields.ts'
import { keepsItsText } from '../../../ui/forms/use-unsaved-text.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

type RecordFormProps<Row> = {
  id: string
  screen: Screen<Row>
  /** Record to edit; undefined for a new one. */
  record: Row | undefined
  /** Fixed values of a new record. */
  fixed?: object | undefined
  onSaving: (saving: boolean) => void
  onSaved: (record: Row) => void
  onClose: () => void
}

/** Draft key: the version, and for a new record its fixed values. */
const draftOf = <Row,>(screen: Screen<Row>, record: Row | undefined, fixed: object) =>
  record
    ? `${screen.name}-${idOf(screen, record)}-${(record as { version?: number }).version}`
    : [screen.name, 'new', ...Object.values(fixed)].join('-')

const nothing = {}

/** Form of a record, validated by the contract. Input survives a refusal, a closed tab and a concurrent change. */
export function RecordForm<Row>(props: RecordFormProps<Row>) {
  const { id, screen, record, fixed = nothing, onSaving, onSaved, onClose } = props
  // Key of the version at the start of the form, even if the record changes meanwhile.
  const [draft] = useState(() => draftOf(screen, record, fixed))
  const [storedInput, setStoredInput] = useState(() => storedDraft<Written>(draft))
  const [refusal, setRefusal] = useState<Refusal>()
  const [conflict, setConflict] = useState<{ theirs: Row | null }>()
  const { fields, base, setBase, save } = useRecordSaving(screen, record, fixed)
  const form = useForm<Written>({
    resolver: recordResolver(record ? screen.row.update : screen.row.create, fields, fixed),
    // Not on blur: an error would shift the button under the pointer.
    mode: 'onSubmit',
    defaultValues: { ...writtenOf(fields, record), ...storedInput },
  })
  useDraftKeeping(draft, form)

  const answer: { [Is in Saved<Row>['is']]: (saved: Extract<Saved<Row>, { is: Is }>) => void } = {
    saved: (saved) => {
      forgetDraft(draft)
      showToast(record ? screen.copy.saved(saved.record) : screen.copy.added(saved.record))
      onSaved(saved.record)
    },
    same: () => {
      forgetDraft(draft)
      showToast(resourceScreenCopy.nothingChanged, 'note')
      onClose()
    },
    refused: (saved) => {
      if (!showIssues(form, saved.refusal.issues)) setRefusal(saved.refusal)
    },
    stale: ({ theirs }) => setConflict({ theirs }),
    gone: () => setConflict({ theirs: null }),
  }
  const saveOver = async (written: Written, over?: Row) => {
    setRefusal(undefined)
    setConflict(undefined)
    onSaving(true)
    const saved = await save(written, over)
    onSaving(false)
    ;(answer[saved.is] as (saved: Saved<Row>) => void)(saved)
  }
  const startAgain = (from: Row | undefined) => {
    forgetDraft(draft)
    setStoredInput(undefined)
    setConflict(undefined)
    form.reset(writtenOf(fields, from))
  }

  return (
    <HookForm
      control={form.control}
      {...keepsItsText}
      id={id}

      ref={(here) => focusFirst(record ? null : (here?.querySelector('input') ?? null))}
      onSubmit={form.handleSubmit((written) => saveOver(written))}
      className="grid gap-4 pb-2"
    >
      {storedInput && <DraftNotice onStartAgain={() => startAgain(record)} />}
      {refusal && <ActionableRefusal refusal={refusal} />}
      {conflict && (
        <StaleVersions
          fields={fields}
          was={writtenOf(fields, base)}
          mine={form.getValues()}
          theirs={conflict.theirs && writtenOf(fields, conflict.theirs)}
          onMine={() => {
            if (!conflict.theirs) return
            const theirs = writtenOf(fields, conflict.theirs)
            const mine = mergedVersions(writtenOf(fields, base), form.getValues(), theirs)
            setBase(conflict.theirs)
            form.reset(mine)
            void saveOver(mine, conflict.theirs)
          }}
          onTheirs={() => {
            if (!conflict.theirs) return
            setBase(conflict.theirs)
            startAgain(conflict.theirs)
          }}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <div
            key={field.name}
            className={`min-w-0 ${field.wide || field.kind === 'long' || field.kind === 'lines' ? 'sm:col-span-2' : ''}`}
          >
            <FieldControl field={field} form={form} />
          </div>
        ))}
      </div>
    </HookForm>
  )
}
