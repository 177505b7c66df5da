import type { PersonAtWork } from '@rumi/contract'
import { absences } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { coverCopy } from '../../../copy/office/business/cover.ts'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField, TimeField } from '../../../ui/forms/date-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { ConflictingBookings } from '../places/conflicting-bookings.tsx'
import { CoverDialog } from './cover-dialog.tsx'
import { absenceTime } from './absence-time.ts'
import { Form } from '../../../ui/forms/form.tsx'

const empty = { resourceId: '', day: '', lastDay: '', from: '', until: '', reason: '' }

/** Form for an absence; offers to reassign its visits on the spot. */
export function AbsenceForm({ people }: { people: readonly PersonAtWork[] }) {
  const send = useSend()
  const [fields, setFields] = useState(empty)
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const set = (name: keyof typeof empty) => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setFields((was) => ({ ...was, [name]: target.value }))
    },
  })
  const person = people.find(({ id }) => id === fields.resourceId)
  const mayCover = refusal?.code === 'visits-booked' && person !== undefined && person.kind !== 'hall'
  const [covering, setCovering] = useState(false)
  const absence = () => ({ resourceId: fields.resourceId, reason: fields.reason, ...absenceTime(fields) })
  const endIssue = refusal?.issues.find(({ path }) => path === 'end')?.message

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setRefusal(undefined)
    const { resourceId } = fields
    const outcome = await send(absences.calls.create(absence()))
    setSaving(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    const { resource, affected } = outcome.answer
    showToast(officeScheduleCopy[affected.length > 0 ? 'notedMeanwhile' : 'noted'](resource))
    setFields({ ...empty, resourceId })
  }

  return (
    <Form
      noValidate={false}
      problems={refusal?.issues}
      onSubmit={save}
      className="mt-4 grid gap-4 rounded-md bg-cream p-4"
    >
      {refusal && !endIssue && <ConflictingBookings refusal={refusal} resourceId={fields.resourceId} />}
      {mayCover && (
        <div>
          <Button tone="secondary" onClick={() => setCovering(true)}>
            {coverCopy.find}
          </Button>
        </div>
      )}
      <CoverDialog
        absence={covering ? absence() : null}
        name={person?.name ?? ''}
        onClose={() => setCovering(false)}
        onRecorded={() => {
          setCovering(false)
          setRefusal(undefined)
          setFields({ ...empty, resourceId: fields.resourceId })
        }}
      />
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-3">
        <div className="col-span-2 xl:col-span-1">
          <SelectField
            label={officeScheduleCopy.who}
            placeholder={officeScheduleCopy.choose}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            required
            {...set('resourceId')}
          />
        </div>
        <div className="max-sm:col-span-2">
          <DateField label={officeScheduleCopy.day} min={businessToday()} required {...set('day')} />
        </div>
        <div className="max-sm:col-span-2">
          <DateField
            label={officeScheduleCopy.lastDay}
            optionalLabel={errorMessagesCopy.optional}
            min={fields.day || businessToday()}
            {...set('lastDay')}
          />
        </div>
        <TimeField
          label={officeScheduleCopy.from}
          optionalLabel={errorMessagesCopy.optional}
          hint={officeScheduleCopy.wholeDays}
          {...set('from')}
        />
        <TimeField
          label={officeScheduleCopy.until}
          optionalLabel={errorMessagesCopy.optional}
          error={endIssue}
          {...set('until')}
        />
        <div className="col-span-2 xl:col-span-1">
          <TextField
            label={officeScheduleCopy.reason}
            optionalLabel={errorMessagesCopy.optional}
            maxLength={200}
            {...set('reason')}
          />
        </div>
      </div>
      <div>
        <Button type="submit" loading={saving}>
          {officeScheduleCopy.newAbsence}
        </Button>
      </div>
    </Form>
  )
}
