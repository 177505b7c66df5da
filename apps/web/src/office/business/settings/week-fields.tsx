import { defaultSettings, formatWeekHours } from '@rumi/contract'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { settingsHoursCopy as copy } from '../../../copy/office/business/settings-hours.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { TimeField } from '../../../ui/forms/date-field.tsx'
import { weekdays, weekIn, type HoursDraft, type HoursGroup, type Weekday } from './hours-draft.ts'

type Form = UseFormReturn<HoursDraft>

/** Opening hours of a service by weekday. */
export function WeekFields({ form, group }: { form: Form; group: HoursGroup }) {
  const { title, hint } = copy.groups[group]
  const draft = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const initially = formatWeekHours(defaultSettings.hours[group])
  const isInitial = formatWeekHours(weekIn(draft, group)) === initially

  const copyFrom = (from: Weekday) => {
    const [opens, closes] = [draft[`${group}-${from}-opens`], draft[`${group}-${from}-closes`]]
    for (const to of weekdays) {
      if (to === from || !draft[`${group}-${to}-open`]) continue
      form.setValue(`${group}-${to}-opens`, opens, { shouldDirty: true })
      form.setValue(`${group}-${to}-closes`, closes, { shouldDirty: true })
    }
  }

  return (
    <Card as="section" className="grid content-start gap-3">
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-ink-soft">
          {hint} {!isInitial && <span>{copy.initially(initially)}</span>}
        </p>
      </div>
      <ul>
        {weekdays.map((weekday) => (
          <li key={weekday}>
            <fieldset
              aria-label={`${title}, ${copy.weekdays[weekday].toLowerCase()}`}
              className="grid grid-cols-2 items-end gap-x-3 gap-y-1 border-b border-line py-2 sm:grid-cols-[8rem_1fr_1fr] sm:items-center"
            >
              <div className="max-sm:col-span-2">
                <CheckboxField
                  label={copy.weekdays[weekday]}
                  {...form.register(`${group}-${weekday}-open`)}
                />
              </div>
              {draft[`${group}-${weekday}-open`] ? (
                <DayTimes {...{ form, group, weekday }} />
              ) : (
                <p className="text-ink-soft max-sm:col-span-2 sm:col-span-2">{copy.closed}</p>
              )}
            </fieldset>
          </li>
        ))}
      </ul>
      {firstOpen(draft, group) !== undefined && (
        <div>
          <Button
            tone="quiet"
            size="small"
            className="-ml-4 min-h-12"
            onClick={() => copyFrom(firstOpen(draft, group)!)}
          >
            {copy.copyToOthers(copy.weekdays[firstOpen(draft, group)!].toLowerCase())}
          </Button>
        </div>
      )}
    </Card>
  )
}

const firstOpen = (draft: HoursDraft, group: HoursGroup) =>
  weekdays.find((weekday) => draft[`${group}-${weekday}-open`])

function DayTimes({ form, group, weekday }: { form: Form; group: HoursGroup; weekday: Weekday }) {
  const { errors } = form.formState
  return (['opens', 'closes'] as const).map((part) => (
    <TimeField
      key={part}
      label={copy[part]}
      step={15 * 60}
      error={errors[`${group}-${weekday}-${part}`]?.message}
      {...form.register(`${group}-${weekday}-${part}`)}
    />
  ))
}
