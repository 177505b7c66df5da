import { dayOf, formatDay } from '@rumi/contract'
import { careItems, type Dog } from '@rumi/data-layer'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { careKindNames, carePlanCopy as copy } from '../../copy/shared/care.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { businessToday } from '../business/business-today.ts'
import { lazyComponent } from '../fetching/lazy-component.tsx'
import { useEveryRecord, type Fetching } from '../fetching/queries.ts'
import { useSend } from '../fetching/store.ts'
import { Rows } from '../rows/rows.tsx'
import { CareIcon } from './care-icon.tsx'
import type { CareItem } from './care-item-form.tsx'

/** Heavier than the pages that offer it, so it loads on first use. */
const CareItemForm = lazyComponent(async () => (await import('./care-item-form.tsx')).CareItemForm)

type CarePlanProps = {
  dog: Pick<Dog, '_id' | 'name'>
  mayWrite: boolean
  /** Shows the items once they are fetched, and the state of the fetch otherwise. */
  frame: ComponentType<{ fetching: Fetching; children: ReactNode }>
}

/** Plan of a dog's meals, medicines and walks: list, and dialogs to add, change and remove. */
export function CarePlan({ dog, mayWrite, frame: Frame }: CarePlanProps) {
  const found = useEveryRecord('careItems', { rumiId: dog._id })
  const [written, setWritten] = useState<CareItem | 'new'>()
  const [removing, setRemoving] = useState<CareItem>()
  const send = useSend()
  const items = (found.answer ?? []).toSorted((one, other) =>
    (one.times[0] ?? '').localeCompare(other.times[0] ?? ''),
  )
  const remove = async () => {
    if (!removing) return undefined
    const outcome = await send(careItems.calls.remove(removing.id))
    if (!outcome.ok) return outcome.refusal.message
    showToast(copy.removed(removing.name))
    setRemoving(undefined)
    return undefined
  }
  const item = written === 'new' ? undefined : written

  return (
    <div className="grid gap-3">
      <Frame fetching={found}>
        {items.length === 0 ? (
          <p className="text-ink-soft">{copy.empty(dog.name)}</p>
        ) : (
          <ul className="divide-y divide-line">
            <Rows of={items} by={({ id }) => id}>
              {(one) => (
                <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
                  <CareItemFacts item={one} />
                  {mayWrite && (
                    <div className="flex flex-wrap gap-1">
                      <Button tone="quiet" size="snug" onClick={() => setWritten(one)}>
                        <Pencil className="size-4" aria-hidden="true" />
                        {copy.edit}
                        <span className="sr-only">{copy.ofOne(one.name)}</span>
                      </Button>
                      <Button tone="quiet" size="snug" onClick={() => setRemoving(one)}>
                        <Trash2 className="size-4" aria-hidden="true" />
                        {copy.remove}
                        <span className="sr-only">{copy.ofOne(one.name)}</span>
                      </Button>
                    </div>
                  )}
                </li>
              )}
            </Rows>
          </ul>
        )}
      </Frame>
      {mayWrite && (
        <div>
          <Button tone="secondary" size="small" onClick={() => setWritten('new')}>
            <Plus className="size-4" aria-hidden="true" />
            {copy.add}
          </Button>
        </div>
      )}
      <FormDialog
        open={written !== undefined}
        onClose={() => setWritten(undefined)}
        title={item ? copy.editTitle(item.name) : copy.newTitle(dog.name)}
        submitLabel={copy.save}
        cancelLabel={copy.cancel}
        closeLabel={errorMessagesCopy.close}
        unsaved={unsavedCopy}
      >
        {(wiring) => (
          <CareItemForm {...wiring} rumiId={dog._id} item={item} onSaved={() => setWritten(undefined)} />
        )}
      </FormDialog>
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={copy.removeTitle(removing?.name ?? '')}
        closeLabel={errorMessagesCopy.close}
        keepLabel={copy.keep}
        confirmLabel={copy.remove}
        onConfirm={remove}
      >
        <p>{copy.removeText}</p>
      </ConfirmDialog>
    </div>
  )
}

function CareItemFacts({ item }: { item: CareItem }) {
  const { kind, name, dose, times, instructions, from, until, statedByName, statedByOwner, updatedAt } = item
  const today = businessToday()
  const stated = (statedByOwner ? copy.statedByOwner : copy.statedBy)(
    statedByName,
    formatDay(dayOf(updatedAt), today),
  )
  return (
    <div className="grid min-w-[min(14rem,100%)] grow basis-56 gap-0.5 [overflow-wrap:anywhere]">
      <p className="flex items-center gap-2 font-strong">
        <CareIcon kind={kind} />
        <span>
          <span className="sr-only">{careKindNames[kind]}: </span>
          {[name, dose].filter(Boolean).join(', ')}
        </span>
      </p>
      <p>{times.join(' · ')}</p>
      {instructions && <p>{instructions}</p>}
      <p className="text-sm text-ink-soft">
        {[
          from > today && copy.from(formatDay(from, today)),
          until !== null && (until < today ? copy.ended : copy.until)(formatDay(until, today)),
          stated,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}
