import { collectors, type Collector } from '@rumi/contract'
import { uploadCollectorPhoto } from '@rumi/data-layer'
import { Camera, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { collectorsCopy as copy } from '../../copy/shared/collectors.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FileButton } from '../../ui/controls/file-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useCall, useSendCall } from '../fetching/queries.ts'
import { QueryResult } from '../fetching/query-result.tsx'
import { useSend } from '../fetching/store.ts'
import { Rows } from '../rows/rows.tsx'
import { pictureTypes } from '../uploads/upload-error-message.ts'
import { UploadProgress } from '../uploads/upload-progress.tsx'
import { useUpload } from '../uploads/use-upload.ts'

type CollectorListProps = {
  /** Client at the desk; undefined for the own account. */
  clientId?: string
  mayChange?: boolean
}

/** People who may collect a client's dogs, with a form to add them. */
export function CollectorList({ clientId, mayChange = true }: CollectorListProps) {
  const query = clientId === undefined ? {} : { clientId }
  const collectorsQuery = useCall(collectors.list, { query })
  const found = collectorsQuery.answer?.data.collectors ?? []
  return (
    <QueryResult fetching={collectorsQuery}>
      {found.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          <Rows of={found} by={({ id }) => id}>
            {(collector) => (
              <li>
                <OneCollector collector={collector} mayChange={mayChange} />
              </li>
            )}
          </Rows>
        </ul>
      )}
      {mayChange && <AddCollector clientId={clientId} />}
    </QueryResult>
  )
}

/** Photo of a person, or a drawn figure without one. */
export const CollectorPhoto = ({ collector: { name, photo } }: { collector: Collector }) =>
  photo ? (
    <img
      src={`${photo}?size=small`}
      alt={copy.photoOf(name)}
      width={48}
      height={48}
      className="size-12 shrink-0 rounded-full object-cover"
    />
  ) : (
    <UserRound className="size-12 shrink-0 rounded-full bg-sand p-3" aria-hidden="true" />
  )

function OneCollector({ collector, mayChange }: { collector: Collector; mayChange: boolean }) {
  const sendCall = useSendCall()
  const send = useSend()
  const [removing, setRemoving] = useState(false)
  const { upload, percent, trouble, left } = useUpload({ takesPdf: false })
  const { id, name, phone, photo } = collector

  const remove = async () => {
    setRemoving(true)
    const outcome = await sendCall(collectors.remove, { params: { id } })
    setRemoving(false)
    if (outcome.ok) showToast(copy.removed(name))
    else showToast(outcome.refusal.message, 'problem')
  }
  const hand = async (file: File) => {
    const saved = await upload(file, (smaller, onProgress) =>
      send(uploadCollectorPhoto({ id, file: smaller, onProgress })),
    )
    if (saved) showToast(copy.photoSaved(name))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <CollectorPhoto collector={collector} />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <p className="font-strong">{name}</p>
        {phone && (
          <a href={`tel:${phone}`} className="inline-flex min-h-10 items-center text-link underline">
            {phone}
          </a>
        )}
      </div>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <FileButton
            tone="quiet"
            icon={Camera}
            label={photo ? copy.changePhoto : copy.addPhoto}
            accept={pictureTypes}
            loading={percent !== undefined}
            onPick={hand}
          />
          <Button
            tone="quiet"
            size="small"
            loading={removing}
            aria-label={copy.removeOf(name)}
            onClick={remove}
          >
            {copy.remove}
          </Button>
        </div>
      )}
      <UploadProgress percent={percent} trouble={trouble} onAgain={left && (() => void hand(left))} />
    </div>
  )
}

function AddCollector({ clientId }: { clientId: string | undefined }) {
  const sendCall = useSendCall()
  const [trouble, setTrouble] = useState<string>()
  const form = useForm({ defaultValues: { name: '', phone: '' } })
  const { errors, isSubmitting } = form.formState

  const add = form.handleSubmit(async (person) => {
    setTrouble(undefined)
    const outcome = await sendCall(collectors.create, {
      body: { ...person, ...(clientId !== undefined && { clientId }) },
    })
    if (outcome.ok) {
      form.reset()
      return showToast(copy.added(person.name))
    }
    if (!showIssues(form, outcome.refusal.issues)) setTrouble(outcome.refusal.message)
  })

  return (
    <HookForm control={form.control} onSubmit={add} className="grid gap-4 pt-3 sm:grid-cols-2">
      {trouble && (
        <div className="sm:col-span-2">
          <Notice tone="problem">{trouble}</Notice>
        </div>
      )}
      <TextField
        label={copy.name}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={copy.phone}
        kind="tel"
        autoComplete="off"
        optionalLabel={errorMessagesCopy.optional}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <Button type="submit" tone="secondary" className="justify-self-start" loading={isSubmitting}>
        {copy.add}
      </Button>
    </HookForm>
  )
}
