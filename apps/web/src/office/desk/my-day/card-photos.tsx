import type { GroomingCard } from '@rumi/data-layer'
import { X } from 'lucide-react'
import { myDayCopy as copy } from '../../../copy/office/desk/my-day.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'

type CardPhotosProps = { card: GroomingCard; name: string; onRemove?: (address: string) => void }

/** Photos of a card before and after the work. */
export function CardPhotos({ card, name, onRemove }: CardPhotosProps) {
  const groups = [
    { moment: copy.photosBefore, photos: card.photosBefore },
    { moment: copy.photosAfter, photos: card.photosAfter },
  ].filter(({ photos }) => photos.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="mt-2 grid grid-cols-2 gap-3">
      {groups.map(({ moment, photos }) => (
        <div key={moment}>
          <p className="text-sm text-ink-soft">{moment}</p>
          <ul className="grid grid-cols-2 gap-1">
            {photos.map((address, turn) => (
              <li key={address} className="relative">
                <img
                  src={`${address}?size=small`}
                  alt={copy.photoOf(name, moment, turn + 1)}
                  className="aspect-square w-full rounded-sm bg-sand object-cover"
                />
                {onRemove && (
                  <span className="absolute top-0 right-0 rounded-full bg-white/95">
                    <IconButton
                      icon={X}
                      label={copy.removePhoto(moment, turn + 1)}
                      onClick={() => onRemove(address)}
                    />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
