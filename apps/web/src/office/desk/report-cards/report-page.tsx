import { isDay, formatDay } from '@rumi/contract'
import { useParams, useSearchParams } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { officeReportsCopy } from '../../../copy/shared/report-cards.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { fullName, useDirectory } from '../../kit/records/use-directory.ts'
import { ReportEditor } from './report-editor.tsx'
import { useReportCard } from './use-report-card.ts'
import { SentReport } from './sent-report.tsx'

export const meta = officeMeta(officeReportsCopy.oneReport)

/** Report card of a dog's day: editable as a draft, read-only once sent. */
export default function ReportPage() {
  return (
    <OnlyFor access="desk" area="reportCards">
      <ReportOfDog />
    </OnlyFor>
  )
}

function ReportOfDog() {
  const { bookingId = '', rumiId = '' } = useParams()
  const [params] = useSearchParams()
  const asked = params.get('dia')
  const today = businessToday()
  const day = asked !== null && isDay(asked) ? asked : today
  const book = useDirectory({ dogIds: [rumiId], ownersToo: true })
  const { card, fetching } = useReportCard({ bookingId, rumiId, day })
  const dog = book.dog(rumiId)
  const owner = dog && book.client(dog.ownerId)

  return (
    <>
      <PageHeader
        title={dog ? officeReportsCopy.of(dog.name) : officeReportsCopy.oneReport}
        back={{ to: paths.officeReports(day === today ? {} : { dia: day }), label: officeReportsCopy.back }}
      />
      <Fetched fetchings={[fetching, book.fetching]}>
        {card && dog && (
          <>
            <div className="mb-5 flex items-center gap-3">
              <DogPortrait dog={dog} size={64} className="shrink-0" />
              <p className="min-w-0">
                <span className="block truncate font-strong">{fullName(owner)}</span>
                <span className="block text-ink-soft first-letter:uppercase">{formatDay(day, today)}</span>
              </p>
            </div>
            {card.sentAt ? (
              <SentReport card={card} />
            ) : (
              <ReportEditor key={card.id} card={card} dog={dog} ownerName={owner?.name ?? ''} />
            )}
          </>
        )}
      </Fetched>
    </>
  )
}
