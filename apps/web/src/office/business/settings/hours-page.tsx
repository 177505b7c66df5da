import { settings } from '@rumi/contract'
import { Link } from 'react-router'
import { settingsHoursCopy as copy } from '../../../copy/office/business/settings-hours.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall, useEveryRecord } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { SpecialDays } from '../schedule/special-days.tsx'
import { HoursForm } from './hours-form.tsx'

export const meta = officeMeta(copy.title)

/** Opening hours per service, and exceptions on single days. */
export default function HoursPage() {
  return (
    <OnlyFor access="admin" area="settings" toChange>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Hours />
    </OnlyFor>
  )
}

function Hours() {
  const kept = useCall(settings.read, {})
  const days = useEveryRecord('houseDays', {})
  return (
    <Fetched fetchings={[kept, days]}>
      {kept.answer && (
        <div className="grid gap-10">
          <HoursForm kept={kept.answer.data.settings} onStale={kept.again} />
          <SpecialDays items={days.answer ?? []} mayChange />
          <p className="text-ink-soft">
            {copy.team}{' '}
            <Link to={paths.officeSchedule()} className="font-strong text-link underline">
              {copy.teamLink}
            </Link>
            .
          </p>
        </div>
      )}
    </Fetched>
  )
}
