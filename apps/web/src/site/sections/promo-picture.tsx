import type { StillName } from '../stills/still-names.ts'
import { Still } from '../stills/still.tsx'

/** The picture beside a promo's words. */
export function PromoPicture({ name }: { name: StillName }) {
  return (
    <Still
      name={name}
      width={480}
      height={320}
      className="aspect-[3/2] w-full rounded-lg object-cover shadow-soft"
    />
  )
}

/** The picture below a promo's words, as wide as they let it; a phone shows its middle. */
export function PromoBanner({ name }: { name: StillName }) {
  return (
    <Still
      name={name}
      width={1200}
      height={360}
      className="aspect-[9/5] w-full rounded-lg object-cover shadow-soft md:aspect-[10/3]"
    />
  )
}
