import { isDay, formatDay, dayOf, formatTheHour } from '@rumi/contract'
import { useParams, useSearchParams } from 'react-router'
import { reportCards, type ReportCard } from '@rumi/data-layer'
import { useEffect, useEffectEvent, useState } from 'react'
import { paths } from '../../../shared/business/paths.ts'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { officeReportsCopy, dayWordsCopy } from '../../../copy/shared/report-cards.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useRecords, type Fetching } from '../../../shared/fetching/queries.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { fullName, useDirectory } from '../../kit/records/use-directory.ts'
import { ReportEditor } from './report-editor.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

type Subject = { bookingId: string; rumiId: string; day: string }

/** Fetches the report card of a dog's day; creates it on first access. */
function useReportCard({ bookingId, rumiId, day }: Subject) {
  const send = useSend()
  const found = useRecords('reportCards', { bookingId, rumiId, day })
  const [refusal, setRefusal] = useState<Refusal>()
  const [card] = found.records
  const isMissing = found.status === 'ready' && !found.isFetching && card === undefined

  const begin = useEffectEvent(() => send(reportCards.calls.create({ bookingId, rumiId, day })))
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    void (async () => {
      const outcome = await begin()
      if (!outcome.ok && !isLeft) setRefusal(outcome.refusal)
    })()
    return () => {
      isLeft = true
    }
  }, [isMissing])

  const again = () => {
    setRefusal(undefined)
    return found.again()
  }
  const beginning: Fetching = {
    ...found,
    status: refusal ? 'failed' : 'loading',
    refusal: refusal ?? null,
    again,
  }
  return { card, fetching: card || found.status === 'failed' ? found : beginning }
}

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
  const dayInAddress = params.get('dia')
  const today = businessToday()
  const day = dayInAddress !== null && isDay(dayInAddress) ? dayInAddress : today
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

/** Sent report card, read-only, as the owner sees it. */
function SentReport({ card }: { card: ReportCard }) {
  const { mood, ate, played, rest, words, photos, sentAt } = card
  const facts = [
    { label: dayWordsCopy.mood.label, value: mood && dayWordsCopy.mood.words[mood] },
    { label: dayWordsCopy.ate.label, value: ate && dayWordsCopy.ate.words[ate] },
    { label: dayWordsCopy.played.label, value: played && dayWordsCopy.played.words[played] },
    { label: dayWordsCopy.rest.label, value: rest && dayWordsCopy.rest.words[rest] },
  ].filter(({ value }) => value !== null)
  return (
    <div className="grid max-w-xl gap-5">
      {sentAt && (
        <Notice tone="ok">
          {officeReportsCopy.sentOn(formatDay(dayOf(sentAt), businessToday()), formatTheHour(sentAt))}
        </Notice>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="[overflow-wrap:anywhere]">{words || officeReportsCopy.noWords}</p>
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {photos.map((address, turn) => (
            <li key={address}>
              <img
                src={`${address}?size=small`}
                alt={officeReportsCopy.photoOf(turn + 1)}
                className="aspect-square w-full rounded-sm bg-sand object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
