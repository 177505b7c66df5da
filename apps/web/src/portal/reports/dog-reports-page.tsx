import { paths } from '../../shared/business/paths.ts'
import { reportsCopy } from '../../copy/shared/report-cards.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { NoSuchDog } from '../dogs/no-such-dog.tsx'
import { useMyDog } from '../dogs/use-my-dog.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ReportList } from './report-list.tsx'
import { useReports } from './use-reports.ts'
import type { Dog } from '@rumi/data-layer'

export const meta = portalMeta(reportsCopy.section)

/** All report cards of a dog. */
export default function DogReportsPage() {
  const { dog, fetching } = useMyDog()
  return <QueryResult fetching={fetching}>{dog ? <ReportsOf dog={dog} /> : <NoSuchDog />}</QueryResult>
}

function ReportsOf({ dog }: { dog: Dog }) {
  const { fetching, ...reports } = useReports({ rumiId: dog._id })
  return (
    <>
      <PageHeader title={reportsCopy.ofDog(dog.name)} back={{ to: paths.dog(dog._id), label: dog.name }} />
      <QueryResult fetching={fetching}>
        <ReportList {...reports} dogs={[dog]} />
      </QueryResult>
    </>
  )
}
