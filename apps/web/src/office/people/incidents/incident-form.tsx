import {
  dayOf,
  incidentKinds,
  incidentLimits,
  incidentRoles,
  incidents,
  instantAt,
  timeOf,
  notifiedWays,
  type Incident,
  type IncidentKind,
  type IncidentRole,
  type NotifiedWay,
} from '@rumi/contract'
import { addIncidentPhoto } from '@rumi/data-layer'
import { Camera, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import {
  incidentFields as fields,
  incidentKindNames,
  incidentRoleNames,
  officeIncidentsCopy as copy,
  notifiedWayNames,
} from '../../../copy/shared/incidents.ts'
import { useRecords, useSendCall } from '../../../shared/fetching/queries.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { pictureTypes } from '../../../shared/uploads/upload-error-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { smallerPhoto } from '../../../ui/forms/smaller-photo.ts'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { BottomActionBar } from '../../../ui/layout/bottom-action-bar.tsx'
import { RecordPicker } from '../../kit/resource-screen/record-picker.tsx'

type NamedDog = { rumiId: string; role: IncidentRole }
type Photo = { rumiId: string; file: File; key: string }

type IncidentFormProps = {
  /** The draft to change; undefined for a new incident. */
  draft?: Incident
  /** Dogs of a new incident. */
  rumiIds: readonly string[]
  onSaved: (incident: Incident) => void
}

/** Form of an incident: its kind and dog are enough to save it, the rest may follow. */
export function IncidentForm({ draft, rumiIds, onSaved }: IncidentFormProps) {
  const send = useSend()
  const sendCall = useSendCall()
  const [written] = useState(() => draft?.occurredAt ?? new Date().toISOString())
  const [kind, setKind] = useState<IncidentKind | ''>(draft?.kind ?? '')
  const [day, setDay] = useState(dayOf(written))
  const [time, setTime] = useState(timeOf(written))
  const [texts, setTexts] = useState({
    place: draft?.place ?? '',
    description: draft?.description ?? '',
    firstAid: draft?.firstAid ?? '',
    vet: draft?.vet ?? '',
    witnesses: draft?.witnesses ?? '',
    ownersToldBy: draft?.ownersToldBy ?? '',
  })
  const [how, setHow] = useState<NotifiedWay | ''>(draft?.ownersToldHow ?? '')
  const [dogs, setDogs] = useState<readonly NamedDog[]>(
    draft?.dogs.map(({ rumiId, role }) => ({ rumiId, role })) ??
      rumiIds.map((rumiId) => ({ rumiId, role: 'hurt' })),
  )
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [made, setMade] = useState<Incident | undefined>(draft)
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [lacking, setLacking] = useState('')

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    setLacking(kind === '' ? copy.needsKind : dogs.length === 0 ? copy.needsDog : '')
    if (kind === '' || dogs.length === 0) return
    setSending(true)
    const { ownersToldBy, ...words } = texts
    const noticedAt = made?.ownersToldAt ?? new Date().toISOString()
    const body = {
      kind,
      occurredAt: day === dayOf(written) && time === timeOf(written) ? written : instantAt(day, time),
      ...words,
      ...(how === ''
        ? { ownersToldAt: null }
        : { ownersToldAt: noticedAt, ownersToldHow: how, ownersToldBy }),
      dogs: [...dogs],
    }
    const outcome = made
      ? await sendCall(incidents.update, {
          params: { id: made.id },
          body: { ...body, version: made.version },
        })
      : await sendCall(incidents.create, { body })
    if (!outcome.ok) {
      setSending(false)
      return setRefusal(outcome.refusal)
    }
    let saved = outcome.answer.data.incident
    setMade(saved)
    for (const photo of photos) {
      const file = await smallerPhoto(photo.file)
      const added = await send(
        addIncidentPhoto({ incidentId: saved.id, rumiId: photo.rumiId, file, key: photo.key }),
      )
      if (!added.ok) {
        setSending(false)
        return setRefusal(added.refusal)
      }
      saved = added.answer
      setPhotos((all) => all.filter((one) => one.key !== photo.key))
    }
    setSending(false)
    onSaved(saved)
  }
  const text = (name: keyof typeof texts) => ({
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
  })

  return (
    <Form problems={refusal?.issues} onSubmit={save} className="grid max-w-2xl gap-5 max-md:px-1">
      {refusal && <ActionableRefusal refusal={refusal} />}
      {lacking && <Notice tone="problem">{lacking}</Notice>}
      <ChoiceField
        legend={fields.kind}
        name="kind"
        options={incidentKinds.map((value) => ({ value, label: incidentKindNames[value] }))}
        checkedValue={kind}
        onChange={({ target }) => setKind(target.value as IncidentKind)}
      />
      <IncidentDogs
        dogs={dogs}
        photos={photos}
        onChange={setDogs}
        onPhoto={(rumiId, file) => setPhotos([...photos, { rumiId, file, key: crypto.randomUUID() }])}
        onDrop={(gone) => setPhotos(photos.filter((one) => one.key !== gone))}
      />
      <TextAreaField
        label={fields.description}
        hint={fields.descriptionHint}
        maxLength={incidentLimits.text}
        {...text('description')}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          kind="date"
          label={fields.occurredOn}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label={fields.occurredAt}
          placeholder="13:30"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <TextField label={fields.place} maxLength={120} {...text('place')} />
      </div>
      <TextAreaField label={fields.firstAid} rows={2} maxLength={incidentLimits.text} {...text('firstAid')} />
      <TextAreaField label={fields.vet} rows={1} maxLength={incidentLimits.text} {...text('vet')} />
      <TextAreaField
        label={fields.witnesses}
        hint={fields.witnessesHint}
        rows={1}
        maxLength={incidentLimits.text}
        {...text('witnesses')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={fields.noticeHow}
          placeholder={fields.noNotice}
          value={how}
          options={notifiedWays.map((value) => ({ value, label: notifiedWayNames[value] }))}
          onChange={({ target }) => setHow(target.value as NotifiedWay | '')}
        />
        {how !== '' && <TextField label={fields.noticeBy} maxLength={80} {...text('ownersToldBy')} />}
      </div>
      <BottomActionBar>
        <Button type="submit" loading={sending}>
          {copy.save}
        </Button>
      </BottomActionBar>
    </Form>
  )
}

type IncidentDogsProps = {
  dogs: readonly NamedDog[]
  photos: readonly Photo[]
  onChange: (dogs: readonly NamedDog[]) => void
  onPhoto: (rumiId: string, file: File) => void
  onDrop: (key: string) => void
}

/** Dogs of an incident, each with its part in it and its photos; a picked one joins the list. */
function IncidentDogs({ dogs, photos, onChange, onPhoto, onDrop }: IncidentDogsProps) {
  const ids = dogs.map(({ rumiId }) => rumiId).join(',')
  const known = useRecords('dogs', ids ? { ids } : null, { keepsLast: true })
  const nameOf = (id: string) => known.records.find(({ _id }) => _id === id)?.name ?? '…'
  return (
    <section className="grid gap-3" aria-label={fields.dogs}>
      <ul className="grid gap-4">
        {dogs.map(({ rumiId, role }) => (
          <li key={rumiId} className="grid gap-2 border-b border-line pb-3">
            <div className="flex items-center justify-between gap-3">
              <span className="text-base font-heading [overflow-wrap:anywhere]">{nameOf(rumiId)}</span>
              <IconButton
                icon={X}
                label={copy.removeDog(nameOf(rumiId))}
                onClick={() => onChange(dogs.filter((one) => one.rumiId !== rumiId))}
              />
            </div>
            <ChoiceField
              legend={nameOf(rumiId)}
              hideLegend
              name={`role-${rumiId}`}
              options={incidentRoles.map((value) => ({ value, label: incidentRoleNames[value] }))}
              checkedValue={role}
              onChange={({ target }) =>
                onChange(
                  dogs.map((one) =>
                    one.rumiId === rumiId ? { rumiId, role: target.value as IncidentRole } : one,
                  ),
                )
              }
            />
            <FileButton
              icon={Camera}
              label={dogs.length > 1 ? copy.photoOf(nameOf(rumiId)) : copy.addPhoto}
              accept={pictureTypes}
              onPick={(file) => onPhoto(rumiId, file)}
            />
            <ul className="grid gap-1">
              {photos
                .filter((photo) => photo.rumiId === rumiId)
                .map(({ key, file }) => (
                  <li key={key} className="flex items-center justify-between gap-3">
                    <span className="min-w-0 truncate">{file.name}</span>
                    <IconButton icon={X} label={copy.removePhoto} onClick={() => onDrop(key)} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <RecordPicker
        key={dogs.length}
        label={fields.addDog(dogs.length === 0)}
        of="dogs"
        value=""
        onChange={(id) =>
          id &&
          !dogs.some(({ rumiId }) => rumiId === id) &&
          onChange([...dogs, { rumiId: id, role: dogs.length === 0 ? 'hurt' : 'involved' }])
        }
      />
    </section>
  )
}
