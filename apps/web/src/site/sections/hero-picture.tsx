import type { PhotoSlot } from '@rumi/contract'
import { Still } from '../stills/still.tsx'
import type { StillName } from '../../shared/business/still-names.ts'

type HeroPictureProps = {
  name: Extract<StillName, `${string}-hero`>
  slot: Extract<PhotoSlot, `${string}.hero`>
}

/** Scene at the top of a page. */
export function HeroPicture({ name, slot }: HeroPictureProps) {
  return (
    <Still
      name={name}
      slot={slot}
      sizes="(min-width: 768px) min(520px, 46vw), 400px"
      photoClassName="hero-picture mb-6 [--below:24px] short:mb-2 aspect-[4/3] rounded-md object-cover md:mb-10"
      inView
      width={720}
      height={540}
      className="hero-picture object-contain object-bottom"
    />
  )
}
