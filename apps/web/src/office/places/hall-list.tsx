import type { RecordOf, Resources } from '@rumi/contract'
import { halls } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { officeCopy } from '../../copy/office.ts'
import { officePlacesCopy, officeRoomsCopy as copy } from '../../copy/office-places.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { useSend, type Refusal } from '../../shared/store.ts'
import { unsavedCopy } from '../../copy/unsaved.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog, type FormWiring } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { PlaceLine } from './place-line.tsx'

type Hall = RecordOf<Resources['halls']>

/** Where events are held. */
export function HallList({ items, mayChange }: { items: readonly Hall[]; mayChange: boolean }) {
  const [writing, setWriting] = useState<Hall | 'new'>()
  const changing = writing === 'new' ? undefined : writing
  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{copy.halls}</h2>
      {items.length === 0 && <p className="px-2 py-3 text-ink-soft">{copy.noHalls}</p>}
      <ul>
        <Rows of={items} by={({ id }) => id}>
          {(hall) => (
            <PlaceLine
              place={hall}
              onChange={mayChange ? () => setWriting(hall) : undefined}
              retire={() => halls.calls.remove(hall.id)}
              restore={() => halls.calls.update({ id: hall.id, changes: { active: true } })}
            >
              {null}
            </PlaceLine>
          )}
        </Rows>
      </ul>
      {mayChange && (
        <Button tone="secondary" className="mt-4" onClick={() => setWriting('new')}>
          {copy.addHall}
        </Button>
      )}
      <FormDialog
        unsaved={unsavedCopy}
        open={writing !== undefined}
        onClose={() => setWriting(undefined)}
        title={changing ? officePlacesCopy.changeOf(changing.name) : copy.addHall}
        closeLabel={officeCopy.close}
        cancelLabel={officeCopy.cancel}
        submitLabel={officePlacesCopy.save}
      >
        {(wiring) => <HallForm hall={changing} wiring={wiring} onSaved={() => setWriting(undefined)} />}
      </FormDialog>
    </section>
  )
}

type HallFormProps = { hall: Hall | undefined; wiring: FormWiring; onSaved: () => void }

function HallForm({ hall, wiring, onSaved }: HallFormProps) {
  const send = useSend()
  const [name, setName] = useState(hall?.name ?? '')
  const [refusal, setRefusal] = useState<Refusal>()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    wiring.onSending(true)
    const outcome = await send(
      hall
        ? halls.calls.update({ id: hall.id, changes: { name, version: hall.version } })
        : halls.calls.create({ name }),
    )
    wiring.onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(officePlacesCopy.saved(outcome.answer.name))
    onSaved()
  }

  return (
    <form id={wiring.id} onSubmit={save} noValidate className="grid gap-4 pb-2">
      <TextField
        label={officePlacesCopy.name}
        maxLength={80}
        value={name}
        error={refusal && (refusal.issues[0]?.message ?? refusal.message)}
        onChange={({ target }) => setName(target.value)}
      />
    </form>
  )
}
