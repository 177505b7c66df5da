import { tagCalls } from '@rumi/contract'
import { dogs, type Dog } from '@rumi/data-layer'
import { X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { dogMarksCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { useRecords, useSendCall } from '../../../shared/fetching/queries.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { GroupSelect } from '../../kit/marks/group-select.tsx'
import { TagChip } from '../../kit/marks/tag-chip.tsx'
import { marksQuery } from '../../kit/marks/use-marks.ts'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { RecordPicker } from '../../kit/resource-screen/record-picker.tsx'

type DogMarksDialogProps = { dog: Dog; foes: readonly Dog[]; onClose: () => void }

/** Dialog for the usual group, the dogs to keep apart and the tags of a dog. */
export const DogMarksDialog = ({ dog, foes, onClose }: DogMarksDialogProps) => (
  <OfficeFormDialog open onClose={onClose} title={copy.changeOf(dog.name)} submitLabel={copy.save}>
    {(wiring) => <DogMarksForm {...wiring} dog={dog} foes={foes} onSaved={onClose} />}
  </OfficeFormDialog>
)

type DogMarksFormProps = FormWiring & { dog: Dog; foes: readonly Dog[]; onSaved: () => void }

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

function DogMarksForm({ id, onSending, dog, foes, onSaved }: DogMarksFormProps) {
  const send = useSend()
  const sendCall = useSendCall()
  const { records, ...fetching } = useRecords('tags', marksQuery)
  const [group, setGroup] = useState(dog.playGroupId ?? '')
  const [tags, setTags] = useState<readonly string[]>(dog.tags)
  const [notWith, setNotWith] = useState<readonly string[]>(dog.notWith)
  const [refusal, setRefusal] = useState<Refusal>()
  const offered = records.filter((tag) => tag.active || tags.includes(tag.id))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    onSending(true)
    const changes = { playGroupId: group || null, notWith: [...notWith], version: dog.version }
    const changed = await send(dogs.calls.update({ id: dog._id, changes }))
    const outcome = changed.ok
      ? await sendCall(tagCalls.ofDog, { params: { id: dog._id }, body: { tags: [...tags] } })
      : changed
    onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.saved(dog.name))
    onSaved()
  }

  return (
    <Form id={id} problems={refusal?.issues} onSubmit={save} className="grid gap-5 pb-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <fieldset>
        <legend className="font-strong">{copy.tags}</legend>
        <Fetched fetchings={[fetching]}>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <Rows of={offered} by={(tag) => tag.id} within="blocks">
              {(tag) => (
                <CheckboxField
                  label={<TagChip tag={tag} />}
                  checked={tags.includes(tag.id)}
                  onChange={() => setTags(toggled(tags, tag.id))}
                />
              )}
            </Rows>
          </div>
        </Fetched>
      </fieldset>
      <GroupSelect
        label={copy.usualGroup}
        hint={copy.usualGroupHint}
        value={group}
        weightKg={dog.weightKg}
        onChange={setGroup}
      />
      <KeptApart {...{ dog, foes, notWith }} onChange={setNotWith} />
    </Form>
  )
}

type KeptApartProps = {
  dog: Dog
  foes: readonly Dog[]
  notWith: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Dogs that must not meet a dog; a picked one joins the list. */
function KeptApart({ dog, foes, notWith, onChange }: KeptApartProps) {
  const added = useRecords('dogs', notWith.length > 0 ? { ids: notWith.join(',') } : null, {
    keepsLast: true,
  })
  const nameOf = (id: string) => [...added.records, ...foes].find(({ _id }) => _id === id)?.name ?? '…'
  return (
    <div className="grid gap-2">
      <RecordPicker
        key={notWith.length}
        label={copy.addFoe}
        hint={copy.notWithHint}
        of="dogs"
        value=""
        onChange={(id) => id && id !== dog._id && !notWith.includes(id) && onChange([...notWith, id])}
      />
      <ul>
        <Rows of={notWith} by={(id) => id}>
          {(id) => (
            <li className="flex items-center justify-between border-b border-line">
              <span className="font-strong">{nameOf(id)}</span>
              <IconButton
                icon={X}
                label={copy.removeFoe(nameOf(id))}
                onClick={() => onChange(notWith.filter((one) => one !== id))}
              />
            </li>
          )}
        </Rows>
      </ul>
    </div>
  )
}
