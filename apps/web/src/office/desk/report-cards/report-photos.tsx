import { reportCardLimits } from '@rumi/contract'
import { Camera, Images, RotateCcw, X } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { officeReportsCopy } from '../../../copy/shared/report-cards.ts'
import { pictureTypes } from '../../../shared/uploads/upload-error-message.ts'
import { buttonLook } from '../../../ui/controls/button-look.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { PhotoUpload, usePhotoUploads } from './use-photo-uploads.ts'

type ReportPhotosProps = { photos: ReturnType<typeof usePhotoUploads> }

/** Photos of a card, from the camera or several files, each with upload progress. */
export function ReportPhotos({
  photos: { photos, uploads, room, add, retry, drop, remove },
}: ReportPhotosProps) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title" className="mb-2 text-base font-strong">
        {officeReportsCopy.photos}{' '}
        <span className="font-text text-ink-soft">
          {officeReportsCopy.photosHint(reportCardLimits.photos)}
        </span>
      </h2>
      {photos.length + uploads.length > 0 && (
        <ul className="mb-3 grid grid-cols-3 gap-2 sm:grid-cols-4">
          {photos.map((address, turn) => (
            <li key={address} className="relative">
              <img
                src={`${address}?size=small`}
                alt={officeReportsCopy.photoOf(turn + 1)}
                className="aspect-square w-full rounded-sm bg-sand object-cover"
              />
              <TileButton
                icon={X}
                label={officeReportsCopy.removePhoto(turn + 1)}
                onClick={() => remove(address)}
              />
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onDrop={() => drop(upload.key)}
            />
          ))}
        </ul>
      )}
      {room > 0 && (
        <div className="grid grid-cols-2 gap-2">
          <PickButton icon={Camera} label={officeReportsCopy.take} onChange={pick} camera />
          <PickButton icon={Images} label={officeReportsCopy.choose} onChange={pick} />
        </div>
      )}
    </section>
  )
}

type PickButtonProps = {
  icon: typeof Camera
  label: string
  camera?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function PickButton({ icon: Icon, label, camera = false, onChange }: PickButtonProps) {
  return (
    <label
      className={`${buttonLook({ tone: 'secondary', className: 'max-sm:px-3' })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink`}
    >
      <Icon className="size-5" aria-hidden="true" />
      {label}
      <input
        type="file"
        accept={pictureTypes}
        className="sr-only"
        onChange={onChange}
        {...(camera ? { capture: 'environment' as const } : { multiple: true })}
      />
    </label>
  )
}

type UploadTileProps = { upload: PhotoUpload; onRetry: () => void; onDrop: () => void }

function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  const { preview, state, sharePercent, trouble } = upload
  const failed = state === 'failed'
  return (
    <li
      className={
        failed ? 'col-span-full grid grid-cols-[5rem_1fr] gap-3 rounded-sm bg-brick-tint p-2' : 'relative'
      }
    >
      <img
        src={preview}
        alt=""
        className={`aspect-square w-full rounded-sm bg-sand object-cover ${failed ? '' : 'opacity-60'}`}
      />
      {failed ? (
        <div className="grid content-center gap-2" role="alert">
          <p className="text-sm [overflow-wrap:anywhere]">{trouble}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" tone="secondary" onClick={onRetry}>
              <RotateCcw className="size-4" aria-hidden="true" />
              {officeReportsCopy.retryPhoto}
            </Button>
            <Button size="small" tone="quiet" onClick={onDrop}>
              {officeReportsCopy.dropPhoto}
            </Button>
          </div>
        </div>
      ) : (
        <div className="absolute inset-x-1.5 bottom-1.5 grid gap-1 rounded-sm bg-white/90 p-1.5 text-xs font-strong">
          <span>
            {state === 'waiting' ? officeReportsCopy.waiting : officeReportsCopy.uploading(sharePercent)}
          </span>
          <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sand">
            <span className="block h-full bg-highlight" style={{ width: `${sharePercent}%` }} />
          </span>
        </div>
      )}
    </li>
  )
}

type TileButtonProps = { icon: typeof X; label: string; onClick: () => void }

function TileButton({ icon: Icon, label, onClick }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="absolute top-1 right-1 grid size-9 place-items-center rounded-full bg-white/95 shadow-soft hover:bg-sand"
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  )
}
