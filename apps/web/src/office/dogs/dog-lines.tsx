import type { Dog } from '@rumi/data-layer'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { DogPortrait } from '../../art/dog/portrait.tsx'

/** Dogs one below the other; each leads to its file. */
export const DogLines = ({ dogs }: { dogs: readonly Dog[] }) => (
  <ul>
    {dogs.map(({ _id, name, breed, color, profileImg }) => (
      <li key={_id} className="border-b border-line">
        <Link
          to={paths.officeDog(_id)}
          className="flex min-h-12 items-center gap-3 hover:bg-cream md:min-h-10"
        >
          <DogPortrait
            breed={breed}
            color={color}
            seed={_id}
            photo={profileImg}
            size={32}
            className="shrink-0"
          />
          <span className="truncate font-strong">{name}</span>
          <span className="truncate text-ink-soft">{breed}</span>
        </Link>
      </li>
    ))}
  </ul>
)
