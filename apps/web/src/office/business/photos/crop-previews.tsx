import { officePhotosCopy as copy } from '../../../copy/office/business/photos.ts'
import type { Aspect, PhotoPlace } from '../../../shared/business/photo-places.ts'

/** Focal point, as shares of width and height from the top left. */
export type Focus = { x: number; y: number }

/** Style that keeps the focal point inside the crop. */
export const cropped = ({ x, y }: Focus) => ({ objectPosition: `${x * 100}% ${y * 100}%` })

type CropPreviewsProps = { src: string; focus: Focus; place: PhotoPlace }

/** Previews of a picture's crops, on phone and desktop. */
export const CropPreviews = ({ src, focus, place: { phone, desktop } }: CropPreviewsProps) => (
  <div className="flex flex-wrap items-start gap-4">
    <Crop {...{ src, focus }} aspect={phone} label={copy.onPhone} className="w-28" />
    <Crop {...{ src, focus }} aspect={desktop} label={copy.onDesktop} className="w-56 max-w-full" />
  </div>
)

type CropProps = { src: string; focus: Focus; aspect: Aspect; label: string; className: string }

const Crop = ({ src, focus, aspect: [width, height], label, className }: CropProps) => (
  <figure className={`grid gap-1 ${className}`}>
    <img
      src={src}
      alt=""
      style={{ ...cropped(focus), aspectRatio: `${width} / ${height}` }}
      className="w-full rounded-sm bg-sand object-cover"
    />
    <figcaption className="text-sm text-ink-soft">{label}</figcaption>
  </figure>
)
