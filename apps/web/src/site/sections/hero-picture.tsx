import { Still } from '../stills/still.tsx'
import type { StillName } from '../stills/still-names.ts'

/** The scene at the top of a page. */
export function HeroPicture({ name }: { name: Extract<StillName, `${string}-hero`> }) {
  return (
    <Still
      name={name}
      inView
      width={720}
      height={540}
      className="h-auto w-full object-contain object-bottom max-md:h-[clamp(96px,calc(100svh-580px),300px)] md:max-h-[max(240px,calc(55vh-79px))]"
    />
  )
}
