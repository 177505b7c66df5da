import type { Dog } from '@rumi/data-layer'
import { paths } from '../../../shared/business/paths.ts'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { endedDogsCopy } from '../../../copy/portal/dogs.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

/** Dogs in a column, each linked to its file. */
export const DogLines = ({ dogs }: { dogs: readonly Dog[] }) => (
  <ul>
    <Rows of={dogs} by={(dog) => dog._id}>
      {(dog) => (
        <li className="border-b border-line">
          <AreaLink
            to={paths.officeDog(dog._id)}
            className="flex min-h-12 items-center gap-3 hover:bg-cream md:min-h-10"
          >
            <DogPortrait dog={dog} size={32} className="shrink-0" />
            <span className="truncate font-strong">{dog.name}</span>
            <span className="truncate text-ink-soft">
              {[dog.breed, dog.ended && endedDogsCopy.desk.short[dog.ended]].filter(Boolean).join(', ')}
            </span>
          </AreaLink>
        </li>
      )}
    </Rows>
  </ul>
)
