import { settings, defaultSettings, type StoredSettings, type ConflictingBookingRow } from '@rumi/contract'
import { useState } from 'react'
import { settingsHoursCopy as copy } from '../../../copy/office/business/settings-hours.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall, useEveryRecord } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeSettingsCopy } from '../../../copy/office/business/settings.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TimeField } from '../../../ui/forms/date-field.tsx'
import { HookForm } from '../../../ui/forms/hook-form.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { SpecialDays } from '../schedule/special-days.tsx'
import { AffectedBookings } from './affected-bookings.tsx'
import { hoursForm, hoursGroups, weekdays } from './hours-draft.ts'
import { useSectionForm } from './use-section-form.ts'
import { WeekFields } from './week-fields.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

const initial = hoursForm.draftOf(defaultSettings)

type HoursFormProps = {
  stored: StoredSettings
  /** Called after a conflict to refetch the settings; input stays. */
  onStale: () => Promise<void>
}

/** Opening hours per service and booking horizon; sends only changed fields. */
function HoursForm(props: HoursFormProps) {
  const [outside, setOutside] = useState<readonly ConflictingBookingRow[]>([])
  const { form, draft, save, trouble } = useSectionForm(hoursForm, {
    ...props,
    onSaved: (saved) => setOutside(saved?.outside ?? []),
  })
  const { errors, isSubmitting } = form.formState

  const wordsOf = (name: keyof typeof copy.fields) => {
    const { label, hint } = copy.fields[name]
    const isInitial = draft[name] === initial[name]
    return {
      label,
      hint: isInitial ? hint : `${hint} ${officeSettingsCopy.initially(initial[name])}`,
      error: errors[name]?.message,
      ...form.register(name),
    }
  }
  const count = (name: 'maxNights' | 'minimumNoticeHours' | 'horizonDays') => (
    <TextField inputMode="numeric" {...wordsOf(name)} />
  )

  return (
    <HookForm control={form.control} onSubmit={save} className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        {hoursGroups.map((group) => (
          <WeekFields key={group} form={form} group={group} />
        ))}
      </div>
      <Card as="section" className="grid gap-4">
        <h2 className="text-lg">{copy.hotelTitle}</h2>
        <div className="grid gap-4 md:grid-cols-3 md:items-start">
          <TimeField step={15 * 60} {...wordsOf('checkIn')} />
          <TimeField step={15 * 60} {...wordsOf('checkOut')} />
          {count('maxNights')}
        </div>
        <fieldset className="grid gap-1">
          <legend className="font-strong">{copy.hotelClosedNights.label}</legend>
          <p className="text-sm text-ink-soft">{copy.hotelClosedNights.hint}</p>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4 lg:grid-cols-7">
            {weekdays.map((weekday) => (
              <CheckboxField
                key={weekday}
                label={copy.weekdays[weekday]}
                {...form.register(`hotel-${weekday}-closed`)}
              />
            ))}
          </div>
        </fieldset>
      </Card>
      <Card as="section" className="grid gap-4">
        <h2 className="text-lg">{copy.limitsTitle}</h2>
        <div className="grid gap-4 md:grid-cols-2 md:items-start">
          {count('minimumNoticeHours')}
          {count('horizonDays')}
        </div>
      </Card>
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <SubmitButton loading={isSubmitting}>{copy.save}</SubmitButton>
      <div aria-live="polite">
        {outside.length > 0 && (
          <AffectedBookings
            title={copy.outsideTitle(outside.length)}
            hint={copy.outsideHint}
            bookings={outside}
          />
        )}
      </div>
    </HookForm>
  )
}

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
  const settingsQuery = useCall(settings.read, {})
  const days = useEveryRecord('houseDays', {})
  return (
    <Fetched fetchings={[settingsQuery, days]}>
      {settingsQuery.answer && (
        <div className="grid gap-10">
          <HoursForm stored={settingsQuery.answer.data.settings} onStale={settingsQuery.again} />
          <SpecialDays items={days.answer ?? []} mayChange />
          <p className="text-ink-soft">
            {copy.team}{' '}
            <AreaLink to={paths.officeSchedule()} className="font-strong text-link underline">
              {copy.teamLink}
            </AreaLink>
            .
          </p>
        </div>
      )}
    </Fetched>
  )
}
