import { formatNames, isTooHeavy, type Visit } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { useRef } from 'react'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { dogMarksCopy, playGroupsCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { CompactSelect } from '../../../ui/controls/compact-select.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { useDragSource } from '../../../ui/hooks/use-drag-source.ts'
import { DogTags } from '../../kit/marks/dog-tags.tsx'
import type { PlayGroup } from '../../kit/marks/use-marks.ts'

type PlayingDogProps = {
  dog: Dog
  visit: Visit
  group: PlayGroup | null
  groups: readonly PlayGroup[]
  /** Dogs of the same group that it must not meet. */
  foes: readonly Dog[]
  onMove: ((visitId: string, groupId: string) => Promise<void>) | undefined
}

/** Present dog in its group with what speaks against it, and the select that moves it. */
export function PlayingDog({ dog, visit, group, groups, foes, onMove }: PlayingDogProps) {
  const isHeavy = group !== null && isTooHeavy(dog, group)
  const row = useRef<HTMLLIElement>(null)
  const { isHeld, handlers } = useDragSource(row, visit.id)
  return (
    <li
      ref={row}
      className={`grid gap-1.5 border-b border-line py-2.5 ${onMove ? 'cursor-grab touch-manipulation select-none' : ''} ${isHeld ? 'bg-cream ring-2 ring-ink' : ''}`}
      {...(onMove && handlers)}
    >
      <span className="flex items-center gap-2.5">
        <DogPortrait dog={dog} size={36} className="shrink-0" />
        <span className="min-w-0 text-base leading-tight font-heading [overflow-wrap:anywhere]">
          {dog.name}
        </span>
      </span>
      <DogTags dog={dog} />
      {group !== null && foes.length > 0 && (
        <StateChip tone="expired">{copy.notWith(formatNames(foes))}</StateChip>
      )}
      {isHeavy && <StateChip tone="soon">{copy.tooHeavy}</StateChip>}
      {onMove && (
        <span className="no-print">
          <CompactSelect
            label={copy.moveTo}
            of={dog.name}
            value={visit.playGroupId ?? ''}
            options={[
              { value: '', label: dogMarksCopy.noGroup },
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => void onMove(visit.id, id)}
          />
        </span>
      )}
    </li>
  )
}
