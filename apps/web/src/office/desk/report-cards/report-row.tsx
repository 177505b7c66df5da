import type { Dog } from '@rumi/data-layer'
import { ChevronRight, Pencil } from 'lucide-react'
import { paths } from '../../../shared/business/paths.ts'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeReportsCopy } from '../../../copy/shared/report-cards.ts'
import { StateChip, type StateTone } from '../../../ui/feedback/state-chip.tsx'
import { fullName, type Client } from '../../kit/records/use-directory.ts'
import type { Guest } from './guests-of.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

const chips = {
  none: { tone: 'missing', icon: undefined },
  draft: { tone: 'review', icon: Pencil },
  sent: { tone: 'ok', icon: undefined },
} as const satisfies Record<
  keyof typeof officeReportsCopy.states,
  { tone: StateTone; icon: typeof Pencil | undefined }
>

type ReportRowProps = {
  guest: Guest
  dog: Dog | undefined
  owner: Client | undefined
  day: string
  today: string
}

/** Dog of the day with the progress of its card; a press opens it. */
export function ReportRow({ guest: { booking, rumiId, card }, dog, owner, day, today }: ReportRowProps) {
  const state = card?.sentAt ? 'sent' : card ? 'draft' : 'none'
  const name = dog?.name ?? officeCopy.unknownDog
  return (
    <li className="border-b border-line">
      <AreaLink
        to={paths.officeReport(booking.id, rumiId, day === today ? {} : { dia: day })}
        className="flex min-h-16 items-center gap-3 px-2 py-2 hover:bg-cream focus-visible:bg-cream"
      >
        <DogPortrait dog={dog ?? { _id: rumiId, breed: '', color: '' }} size={48} className="shrink-0" />
        <span className="min-w-0 grow">
          <span className="sr-only">
            {state === 'sent' ? officeReportsCopy.read(name) : officeReportsCopy.write(name)}
          </span>
          <span aria-hidden="true" className="block font-strong [overflow-wrap:anywhere]">
            {name}
          </span>
          <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">{fullName(owner)}</span>
        </span>
        <StateChip tone={chips[state].tone} icon={chips[state].icon}>
          {officeReportsCopy.states[state]}
        </StateChip>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      </AreaLink>
    </li>
  )
}
