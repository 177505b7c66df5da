import type { RecordOf, Resources } from '@rumi/contract'
import { halls } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { officePlacesCopy, officeRoomsCopy as copy } from '../../../copy/office/business/places.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { PlaceLine } from './place-line.tsx'
import { WrittenVersions, type WrittenFact } from '../../../shared/refusals/written-versions.tsx'
import { usePlaceSaving } from './use-place-saving.ts'
import { Form } from '../../../ui/forms/form.tsx'

type Hall = RecordOf<Resources['halls']>

/** Event halls. */
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
      <OfficeFormDialog
        open={writing !== undefined}
        onClose={() => setWriting(undefined)}
        title={changing ? officePlacesCopy.changeOf(changing.name) : copy.addHall}
        submitLabel={officePlacesCopy.save}
      >
        {(wiring) => <HallForm hall={changing} wiring={wiring} onSaved={() => setWriting(undefined)} />}
      </OfficeFormDialog>
    </section>
  )
}

type HallFormProps = { hall: Hall | undefined; wiring: FormWiring; onSaved: () => void }

const fieldsOf = ({ name }: Hall) => ({ name })
const facts: readonly WrittenFact<{ name: string }>[] = [
  { label: officePlacesCopy.name, format: ({ name }) => name },
]

function HallForm({ hall, wiring, onSaved }: HallFormProps) {
  const [name, setName] = useState(hall?.name ?? '')
  const mine = { name }
  const { refusal, issueOf, versions, save } = usePlaceSaving({
    kind: 'halls',
    place: hall,
    writtenOf: fieldsOf,
    calls: halls.calls,
    write: (fields) => setName(fields.name),
    onSending: wiring.onSending,
    onSaved,
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(mine)
  }

  return (
    <Form problems={refusal?.issues} id={wiring.id} onSubmit={submit} className="grid gap-4 pb-2">
      {versions && <WrittenVersions versions={versions} mine={mine} facts={facts} />}
      <TextField
        label={officePlacesCopy.name}
        maxLength={80}
        value={name}
        error={refusal?.issues.length === 0 ? refusal.message : issueOf('name', mine)}
        onChange={({ target }) => setName(target.value)}
      />
    </Form>
  )
}
