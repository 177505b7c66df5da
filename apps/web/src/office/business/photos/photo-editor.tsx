import { formatMoment, photos, type StoredPhoto } from '@rumi/contract'
import { type FormEvent, useId, useState } from 'react'
import { officePhotosCopy as copy } from '../../../copy/office/business/photos.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import type { PhotoPage, PhotoPlace } from '../../../shared/business/photo-places.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { UploadProgress } from '../../../shared/uploads/upload-progress.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { CropPreviews } from './crop-previews.tsx'
import { FocusPicker } from './focus-picker.tsx'
import { isBrand } from './is-brand.ts'
import { usePhotoDraft } from './use-photo-draft.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { PhotoDrop } from '../../kit/record-photo.tsx'

type PhotoEditorProps = {
  page: PhotoPage
  place: PhotoPlace
  photo: StoredPhoto | undefined
  /** Called to refetch the stored photo. */
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Editor of a photo slot: photograph, alternative text and focal point. */
export function PhotoEditor({ page, place, photo, onChanged, onClose }: PhotoEditorProps) {
  const sendCall = useSendCall()
  const formId = useId()
  const [isRestoring, setIsRestoring] = useState(false)
  const draft = usePhotoDraft({ place, photo, onChanged, onDone: onClose })
  const { src, focus, isSaving } = draft

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (draft.alt.trim() === '') event.currentTarget.querySelector<HTMLInputElement>('[name=alt]')?.focus()
    void draft.save()
  }
  const restore = async () => {
    const outcome = await sendCall(photos.restore, { params: { slot: place.slot } })
    if (!outcome.ok && outcome.refusal.code !== 'not-found') return outcome.refusal.message
    await onChanged()
    showToast(copy.restored)
    onClose()
    return undefined
  }

  return (
    <>
      <Dialog
        unsaved={unsavedCopy}
        open
        onClose={onClose}
        title={copy.editorTitle(copy.pages[page], copy.places[place.slot])}
        closeLabel={officeCopy.close}
        size="large"
        actions={
          <>
            {photo && (
              <Button tone="quiet" className="mr-auto text-brick" onClick={() => setIsRestoring(true)}>
                {copy.restore}
              </Button>
            )}
            <Button tone="secondary" className="max-md:hidden" onClick={onClose}>
              {copy.cancel}
            </Button>
            {src && (
              <Button type="submit" form={formId} loading={isSaving}>
                {draft.isNew ? copy.publish : copy.save}
              </Button>
            )}
          </>
        }
      >
        <Form problems="own" id={formId} onSubmit={submit} className="grid gap-5 pb-2">
          {copy.shapes[place.slot] && <p className="text-ink-soft">{copy.shapes[place.slot]}</p>}
          {draft.refusal && <Notice tone="problem">{draft.refusal}</Notice>}
          {src && isBrand(place.slot) && (
            <img src={src} alt="" className="max-h-60 w-full rounded-sm bg-sand object-contain" />
          )}
          {src && !isBrand(place.slot) && (
            <div className="grid gap-5 md:grid-cols-2 md:items-start">
              <FocusPicker src={src} focus={focus} onChange={draft.setFocus} />
              <CropPreviews {...{ src, focus, place }} />
            </div>
          )}
          {src && (
            <TextField
              name="alt"
              label={copy.alt}
              hint={copy.altHint}
              error={draft.altError}
              value={draft.alt}
              onChange={({ target }) => draft.setAlt(target.value)}
              autoComplete="off"
            />
          )}
          <UploadProgress
            percent={draft.percent}
            afterwards={copy.preparing}
            trouble={draft.trouble}
            onAgain={draft.mayTryAgain ? () => void draft.save() : undefined}
          />
          <PhotoDrop label={src ? copy.another : copy.choose} loading={isSaving} onPick={draft.pick}>
            {!src && <img src={place.drawing} alt="" className="mx-auto h-40 w-full object-contain" />}
          </PhotoDrop>
          {photo && (
            <p className="text-sm text-ink-soft">
              {copy.changedBy(photo.changedBy ?? copy.somebody, formatMoment(photo.changedAt))}
            </p>
          )}
        </Form>
      </Dialog>
      <ConfirmDialog
        open={isRestoring}
        onClose={() => setIsRestoring(false)}
        title={copy.restoreTitle}
        closeLabel={officeCopy.close}
        keepLabel={copy.keep}
        confirmLabel={copy.restore}
        onConfirm={restore}
      >
        <p>{copy.restoreText}</p>
      </ConfirmDialog>
    </>
  )
}
