import type { Dog } from '@rumi/data-layer'
import { DogPortrait } from '../art/dog/portrait.tsx'

/** Overlapping faces of a family; many wrap into a second row. */
export const DogFaces = ({ dogs }: { dogs: readonly Dog[] }) => (
  <div className="flex shrink-0 flex-wrap gap-y-1 pr-3 empty:hidden">
    {dogs.map((dog) => (
      <DogPortrait key={dog._id} dog={dog} size={56} className="-mr-3 ring-3 ring-white" />
    ))}
  </div>
)
