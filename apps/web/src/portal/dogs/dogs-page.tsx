import { Plus } from 'lucide-react'
import { paths } from '../../shared/business/paths.ts'
import { NoDogsYet } from '../../art/scenes/empty/no-dogs-yet.tsx'
import { dogsCopy, endedDogsCopy } from '../../copy/portal/dogs.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { loadDogs } from '../loaders.ts'
import { portalMeta } from '../portal-meta.ts'
import { useMyDogs } from '../own-queries.ts'
import { DogList } from './dog-list.tsx'

export const clientLoader = loadDogs
export const meta = portalMeta(dogsCopy.title)

export default function DogsPage() {
  const { dogs, coming, recordsOf, fetching } = useMyDogs()
  const ended = dogs.filter(({ ended: why }) => why !== null)
  const add = (
    <LinkButton to={paths.newDog()}>
      <Plus className="size-5" aria-hidden="true" />
      {dogsCopy.add}
    </LinkButton>
  )
  const empty = dogs.length === 0
  return (
    <>
      <PageHeader
        title={dogsCopy.title}
        lead={empty ? undefined : dogsCopy.lead}
        actions={empty ? undefined : add}
      />
      <QueryResult fetching={fetching}>
        {empty ? (
          <EmptyState
            art={<NoDogsYet />}
            title={dogsCopy.emptyTitle}
            text={dogsCopy.emptyText}
            action={add}
          />
        ) : (
          <div className="grid gap-10">
            {coming.length > 0 && <DogList dogs={coming} recordsOf={recordsOf} />}
            {ended.length > 0 && (
              <section aria-labelledby="ended" className="grid gap-3">
                <h2 id="ended" className="text-lg">
                  {endedDogsCopy.listTitle}
                </h2>
                <DogList dogs={ended} recordsOf={recordsOf} />
              </section>
            )}
          </div>
        )}
      </QueryResult>
    </>
  )
}
