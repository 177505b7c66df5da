import { dayOf, formatDay, formatTheHour } from '@rumi/contract'
import type { ReportCard } from '@rumi/data-layer'
import { dayWordsCopy, officeReportsCopy } from '../../../copy/shared/report-cards.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'

/** Sent report card, read-only, as the owner sees it. */
export function SentReport({ card }: { card: ReportCard }) {
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
