import type { PhotoSlot } from '@rumi/contract'
import { Still } from '../stills/still.tsx'
import type { StillName } from '../../shared/still-names.ts'

type HeroPictureProps = {
  name: Extract<StillName, `${string}-hero`>
  slot: Extract<PhotoSlot, `${string}.hero`>
}

/** The scene at the top of a page. */
export function HeroPicture({ name, slot }: HeroPictureProps) {
  return (
    <Still
      name={name}
      slot={slot}
      sizes="(min-width: 768px) min(520px, 46vw), 400px"
      photoClassName="aspect-[4/3] w-full mb-6 rounded-md object-cover max-md:h-[clamp(96px,calc(100svh-604px),300px)] md:mb-10 md:max-h-[max(240px,calc(55vh-79px))]"
      inView
      width={720}
      height={540}
      className="h-auto w-full object-contain object-bottom max-md:h-[clamp(96px,calc(100svh-580px),300px)] md:max-h-[max(240px,calc(55vh-79px))]"
    />
  )
}
