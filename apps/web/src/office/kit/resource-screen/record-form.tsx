import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Refusal, useSend, type Outcome } from '../../../shared/fetching/store.ts'
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
import { mergedVersions, changedFacts, TwoVersions } from '../../../shared/refusals/two-versions.tsx'
import {
  writtenOf,
  type Written,
  shownValue,
  fieldsFor,
  changesBetween,
  toRequestFields,
} from './written-fields.ts'
import { keepsItsText } from '../../../ui/forms/use-unsaved-text.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { RecordField } from './record-field.ts'
import type { ResourceName } from '@rumi/contract'
import { useFindRecords } from '../../../shared/fetching/queries.ts'

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
function StaleVersions({ fields, was, mine, theirs, onMine, onTheirs }: StaleVersionsProps) {
  if (!theirs) return <Notice tone="problem">{resourceScreenCopy.goneMeanwhile}</Notice>
  const shown = (field: RecordField, written: Written) =>
    shownValue(field, written[field.name] ?? '', resourceScreenCopy)
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

const versionOf = (record: unknown) => (record as { version?: number }).version

/** Outcome of a save: stored, unchanged, refused, conflict, or deleted. */
type Saved<Row> =
  | { is: 'saved'; record: Row }
  | { is: 'same' }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'stale'; theirs: Row }
  | { is: 'gone' }

/**
 * Saves a form over its base version. Sends only changed fields, so that concurrent changes to other fields survive.
 */
function useRecordSaving<Row>(screen: Screen<Row>, record: Row | undefined, fixed: object) {
  const send = useSend()
  const findRecords = useFindRecords()
  const [base, setBase] = useState(record)
  const fields = fieldsFor(screen.fields, record ? 'update' : 'create')

  async function save(written: Written, over = base): Promise<Saved<Row>> {
    if (!over)
      return settled(await send(screen.calls.create({ ...fixed, ...toRequestFields(fields, written) })))
    const changes = changesBetween(fields, writtenOf(fields, over), written)
    if (Object.keys(changes).length === 0) return { is: 'same' }
    const id = idOf(screen, over)
    const outcome = await send(screen.calls.update(id, { ...changes, version: versionOf(over) }))
    if (!outcome.ok && outcome.refusal.code === 'stale') return compared(over)
    if (!outcome.ok && outcome.refusal.code === 'not-found') return { is: 'gone' }
    return settled(outcome)
  }

  async function compared(over: Row): Promise<Saved<Row>> {
    const ids = String(idOf(screen, over))
    const outcome = await findRecords(screen.row.name as ResourceName, { ids } as never)
    if (!outcome.ok) return { is: 'refused', refusal: outcome.refusal }
    const [theirs] = outcome.answer
    return theirs ? { is: 'stale', theirs: theirs as Row } : { is: 'gone' }
  }

  return { fields, base, setBase, save }
}

const settled = <Row,>(outcome: Outcome<Row>): Saved<Row> =>
  outcome.ok ? { is: 'saved', record: outcome.answer } : { is: 'refused', refusal: outcome.refusal }
