import type { DeskFamily } from '@rumi/contract'
import { fetchCatalog } from '@rumi/data-layer'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { walkInCopy as copy } from '../../copy/walk-in.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { useFreshAnswer } from '../use-fresh-answer.ts'
import { ChooseVisit } from './choose-visit.tsx'
import { ChooseWho } from './choose-who.tsx'
import { walkInFrom, type Visit } from './visit-choice.ts'
import { WalkInPrice } from './walk-in-price.tsx'

export const meta = officeMeta(copy.title)

/** Somebody stands at the counter with a dog: who, what for, when, and what it costs, on one screen. */
export default function WalkInPage() {
  const [params] = useSearchParams()
  const [changed, setChanged] = useState(false)
  const asked = walkInFrom(changed ? withoutFamily(params) : params)
  const catalog = useFreshAnswer(() => fetchCatalog())
  const [family, setFamily] = useState<DeskFamily>()
  const [dogIds, setDogIds] = useState<readonly string[]>(asked.dogIds)
  const [visit, setVisit] = useState<Visit>()
  const dogs = family?.dogs.filter(({ _id }) => dogIds.includes(_id)) ?? []

  const chooseFamily = (found: DeskFamily | undefined, ids?: readonly string[]) => {
    if (!found) setChanged(true)
    setFamily(found)
    const [only, another] = found?.dogs ?? []
    setDogIds(ids ?? (only && !another ? [only._id] : []))
  }

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={copy.title} back={{ to: paths.office(), label: copy.back }} />
      <Fetched fetchings={[catalog]}>
        <div className="grid gap-8">
          <ChooseWho
            family={family}
            dogIds={dogIds}
            asked={asked}
            onFamily={chooseFamily}
            onDogs={setDogIds}
          />
          {family && (
            <ChooseVisit catalog={catalog.answer ?? []} dogs={dogs} asked={asked} onChange={setVisit} />
          )}
          {family && <WalkInPrice dogs={dogs} visit={visit} />}
        </div>
      </Fetched>
    </div>
  )
}

/** Whoever chooses another family is not led back to the one that the address named. */
const withoutFamily = (params: URLSearchParams) =>
  new URLSearchParams([...params].filter(([name]) => !['buscar', 'cliente', 'rumis'].includes(name)))
