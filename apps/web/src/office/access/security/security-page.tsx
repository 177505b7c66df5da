import {
  formatMoment,
  security,
  type SecurityAlarm,
  alwaysWithSecondFactor,
  securitySettings,
  settings,
  staffRoles,
  type BusinessSettings,
  type StoredSettings,
} from '@rumi/contract'
import { Link } from 'react-router'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeSecurityCopy as copy } from '../../../copy/office/access/security.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { officeSettingsCopy as settingsCopy } from '../../../copy/office/business/settings.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { HookForm } from '../../../ui/forms/hook-form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { type SettingsSectionForm, useSectionForm } from '../../business/settings/use-section-form.ts'
import { SecurityEventList } from './security-event-list.tsx'

type Draft = { desk: boolean }

const secondFactorForm = {
  draftOf: ({ requireSecondFactor }: BusinessSettings): Draft => ({
    desk: requireSecondFactor.includes('colaborador'),
  }),
  settingsIn: ({ desk }: Draft) => ({ requireSecondFactor: desk ? staffRoles : alwaysWithSecondFactor }),
  schema: securitySettings,
  fieldOf: () => 'desk',
} satisfies SettingsSectionForm<Draft>

/** Form that makes the second factor mandatory for the desk too. */
function SecondFactorSetting() {
  const stored = useCall(settings.read, {})
  return (
    <section aria-labelledby="dos-pasos" className="grid gap-3">
      <h2 id="dos-pasos" className="border-b-2 border-ink pb-1 text-lg">
        {copy.secondFactor}
      </h2>
      <Fetched fetchings={[stored]}>
        {stored.answer && <SettingForm stored={stored.answer.data.settings} onStale={stored.again} />}
      </Fetched>
    </section>
  )
}

function SettingForm(props: { stored: StoredSettings; onStale: () => Promise<void> }) {
  const { form, save, trouble } = useSectionForm(secondFactorForm, props)
  const { label, hint } = settingsCopy.fields.requireSecondFactor
  return (
    <HookForm control={form.control} onSubmit={save} className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <CheckboxField label={label} error={form.formState.errors.desk?.message} {...form.register('desk')} />
        <p className="text-sm text-ink-soft">{hint}</p>
      </div>
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <SubmitButton loading={form.formState.isSubmitting}>{settingsCopy.save}</SubmitButton>
    </HookForm>
  )
}

/** List of security events to review, each with the action to take. */
function SecurityAlarms() {
  const alarmsQuery = useCall(security.alarms, {})
  const alarms = alarmsQuery.answer?.data.securityAlarms ?? []
  return (
    <section aria-labelledby="alarmas" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="alarmas" className="text-lg">
        {copy.alarms}
      </h2>
      <Fetched fetchings={[alarmsQuery]}>
        {alarms.length === 0 ? (
          <Notice tone="ok">{copy.noAlarms}</Notice>
        ) : (
          <ul className="border-t-2 border-ink">
            <Rows of={alarms} by={keyOf}>
              {(alarm) => <AlarmLine alarm={alarm} />}
            </Rows>
          </ul>
        )}
      </Fetched>
    </section>
  )
}

const keyOf = ({ kind, at, account, network, details }: SecurityAlarm) =>
  `${kind} ${at} ${account?.id} ${network} ${details.of}`

const isAttempt = ({ kind }: SecurityAlarm) => kind.startsWith('many-')

function AlarmLine({ alarm }: { alarm: SecurityAlarm }) {
  const { kind, at, account, network } = alarm
  const events = isAttempt(alarm)
    ? paths.officeSecurity({ cuenta: account?.id, red: network ?? undefined })
    : paths.officeSecurity({ suceso: kind })
  return (
    <li className="grid items-start justify-items-start gap-x-4 gap-y-2 border-b border-line py-4 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <StateChip tone={isAttempt(alarm) ? 'expired' : 'soon'}>{copy.alarmWord[kind]}</StateChip>
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <h3 className="text-base font-heading">{copy.alarm(alarm)}</h3>
        <p className="text-ink-soft first-letter:uppercase">{formatMoment(at, businessToday())}</p>
        <p>{copy.advice[kind]}</p>
      </div>
      <Link
        to={`${events}#sucesos`}
        className="inline-flex min-h-12 items-center font-strong text-link underline md:min-h-10"
      >
        {copy.seeEvents}
      </Link>
    </li>
  )
}

export const meta = officeMeta(copy.title)

/** Logins, permission changes and exports; first the events to review. */
export default function SecurityPage() {
  return (
    <OnlyFor access="admin" area="security">
      <PageHeader title={copy.title} lead={copy.lead} />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10">
        <SecurityAlarms />
        <SecondFactorSetting />
        <SecurityEventList />
      </div>
    </OnlyFor>
  )
}
