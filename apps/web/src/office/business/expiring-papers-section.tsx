import { formatDay, reports, type ExpiringPaperOfDog } from '@rumi/contract'
import { Link } from 'react-router'
import { businessCopy as copy } from '../../copy/business.ts'
import { houseToday } from '../../shared/house-today.ts'
import { paths } from '../../shared/paths.ts'
import { useCall } from '../../shared/queries.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Fetched } from '../fetched.tsx'
import { ExportReport } from './export-report.tsx'

/** So many are in sight at once. */
const inSight = 8

const isDeworming = ({ requirement }: ExpiringPaperOfDog) => requirement.startsWith('deworming')

/** Papers of dogs that end within 30 days, each leading to its dog; dewormings, which end every few weeks, stand apart. */
export function ExpiringPapersSection() {
  const asked = useCall(reports.expiringPapers, {})
  const data = asked.answer?.data
  const papers = data?.papers ?? []
  const pressing = papers.filter((paper) => !isDeworming(paper))
  const dewormings = papers.filter(isDeworming)
  return (
    <Card as="section" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{copy.papers}</h2>
        <ExportReport report="expiring-papers" name={copy.papers} />
      </div>
      <Fetched fetchings={[asked]}>
        {data &&
          (papers.length === 0 ? (
            <p className="text-ink-soft">{copy.noPapers}</p>
          ) : (
            <>
              <p className="text-ink-soft">{copy.papersLead}</p>
              <Papers papers={pressing.slice(0, inSight)} />
              <More papers={pressing.slice(inSight)} told={copy.allPapers} />
              <More papers={dewormings} told={copy.dewormings} />
              {data.hasMore && <Notice>{copy.morePapers}</Notice>}
            </>
          ))}
      </Fetched>
    </Card>
  )
}

type PapersProps = { papers: readonly ExpiringPaperOfDog[] }

function More({ papers, told }: PapersProps & { told: (count: number) => string }) {
  if (papers.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-strong text-link underline">
        {told(papers.length)}
      </summary>
      <Papers papers={papers} />
    </details>
  )
}

const Papers = ({ papers }: PapersProps) => (
  <ul>
    <Rows of={papers} by={({ dogId, requirement }) => `${dogId} ${requirement}`}>
      {({ dogId, dogName, label, ownerName, expiresOn }) => (
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
          <span className="min-w-0">
            <Link
              to={paths.officeDog(dogId)}
              className="inline-flex min-h-8 items-center text-link underline underline-offset-2 [overflow-wrap:anywhere]"
            >
              {dogName}
            </Link>
            <span className="block text-sm text-ink-soft">{copy.paperOf(label, ownerName)}</span>
          </span>
          <span className="ml-auto text-right">{formatDay(expiresOn, houseToday())}</span>
        </li>
      )}
    </Rows>
  </ul>
)
