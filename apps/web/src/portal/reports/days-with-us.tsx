import { formatDay } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { reportsCopy } from '../../copy/shared/report-cards.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { useReports } from './use-reports.ts'

/** Latest day of a dog with a link to all; renders nothing without any. */
export function DaysWithUs({ dog }: { dog: Dog }) {
  const { cards } = useReports({ rumiId: dog._id })
  const [last] = cards
  if (!last) return null
  return (
    <Link
      to={paths.dogReports(dog._id)}
      className="flex items-center gap-4 rounded-md bg-white p-5 shadow-soft hover:bg-sand/50 md:p-6"
    >
      {last.photos[0] && (
        <img
          src={`${last.photos[0]}?size=small`}
          alt=""
          className="size-16 shrink-0 rounded-sm bg-sand object-cover"
        />
      )}
      <span className="min-w-0 grow">
        <span className="block text-lg font-heading">{reportsCopy.section}</span>
        <span className="block text-ink-soft">
          {reportsCopy.latest(formatDay(last.day, businessToday()))}
        </span>
      </span>
      <span className="sr-only">{reportsCopy.all}</span>
      <ChevronRight className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  )
}
