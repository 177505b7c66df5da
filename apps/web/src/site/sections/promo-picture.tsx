import type { PhotoSlot } from '@rumi/contract'
import type { StillName } from '../../shared/business/still-names.ts'
import { Still } from '../stills/still.tsx'

type PromoPictureProps = { name: StillName; slot: PhotoSlot }

/** Picture beside a promo's text. */
export function PromoPicture({ name, slot }: PromoPictureProps) {
  return (
    <Still
      name={name}
      slot={slot}
      sizes="(min-width: 768px) 50vw, 90vw"
      width={480}
      height={320}
      className="aspect-[3/2] w-full rounded-lg object-cover shadow-soft"
    />
  )
}

/** Picture below a promo's text, as wide as the text permits; a phone shows its middle. */
export function PromoBanner({ name, slot }: PromoPictureProps) {
  return (
    <Still
      name={name}
      slot={slot}
      sizes="min(1200px, 92vw)"
      width={1200}
      height={360}
      className="aspect-[9/5] w-full rounded-lg object-cover shadow-soft md:aspect-[10/3]"
    />
  )
}
