import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { reportsCopy } from '../../copy/shared/report-cards.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'

type ReportPhotoWallProps = { photos: readonly string[]; name: string }

/** Photos of a day, first one large; a press opens a viewer with all. */
export function ReportPhotoWall({ photos, name }: ReportPhotoWallProps) {
  const [shown, setShown] = useState<number>()
  const step = (by: number) =>
    setShown((turn) => (turn !== undefined ? (turn + by + photos.length) % photos.length : turn))
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {photos.map((address, turn) => (
          <li key={address} className={turn === 0 ? 'col-span-2 sm:row-span-2' : ''}>
            <button
              type="button"
              onClick={() => setShown(turn)}
              aria-label={reportsCopy.openPhoto(name, turn + 1)}
              className="block size-full overflow-hidden rounded-md bg-sand"
            >
              <img
                src={turn === 0 ? address : `${address}?size=small`}
                alt=""
                loading="lazy"
                className={`size-full object-cover ${turn === 0 ? 'aspect-4/3' : 'aspect-square'}`}
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={reportsCopy.photoOf(name, (shown ?? 0) + 1, photos.length)}
        closeLabel={errorMessagesCopy.close}
        size="large"
        actions={
          photos.length > 1 && (
            <>
              <IconButton icon={ChevronLeft} label={reportsCopy.previousPhoto} onClick={() => step(-1)} />
              <IconButton icon={ChevronRight} label={reportsCopy.nextPhoto} onClick={() => step(1)} />
            </>
          )
        }
      >
        <img
          src={photos[shown ?? 0]}
          alt={reportsCopy.photoOf(name, (shown ?? 0) + 1, photos.length)}
          className="mx-auto max-h-[60dvh] rounded-md object-contain"
        />
      </Dialog>
    </>
  )
}
