import { formatNames } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { dogMarksCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DogTags } from '../../kit/marks/dog-tags.tsx'
import { usePlayGroups } from '../../kit/marks/use-marks.ts'
import { RecordSection } from '../../kit/record-page-parts.tsx'
import { DogMarksDialog } from './dog-marks-dialog.tsx'

/** Usual group, dogs to keep apart and tags of a dog, for the staff that receives it. */
export function DogMarks({ dog, mayWrite }: { dog: Dog; mayWrite: boolean }) {
  const [open, setOpen] = useState(false)
  const group = usePlayGroups().groupOf(dog.playGroupId)
  const foes = useRecords('dogs', dog.notWith.length > 0 ? { ids: dog.notWith.join(',') } : null)
  return (
    <RecordSection
      title={copy.title}
      action={
        mayWrite && (
          <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
            {copy.change}
            <span className="sr-only"> {copy.title}</span>
          </Button>
        )
      }
    >
      <dl className="grid gap-3">
        <div>
          <dt className="text-ink-soft">{copy.tags}</dt>
          <dd>{dog.tags.length > 0 ? <DogTags dog={dog} /> : copy.noTags}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{copy.usualGroup}</dt>
          <dd>{group?.name ?? copy.noGroup}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{copy.notWith}</dt>
          <dd>
            {dog.notWith.length === 0 ? copy.noFoes : formatNames(foes.records) || officeCopy.unknownDog}
          </dd>
        </div>
      </dl>
      {open && <DogMarksDialog dog={dog} foes={foes.records} onClose={() => setOpen(false)} />}
    </RecordSection>
  )
}
