import { schedule, type Schedule, type ServiceType } from '@rumi/contract'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { officeServicesCopy } from '../../../copy/office/business/services.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const offeredMinutes = [0, 5, 10, 15, 20, 30, 45, 60]

type CleaningTimesProps = {
  cleaning: Schedule['cleaning']
  mayChange: boolean
}

/** Cleaning time after each kind of visit, before the next one of the same person. */
export function CleaningTimes({ cleaning, mayChange }: CleaningTimesProps) {
  const sendCall = useSendCall()
  const set = async (serviceType: ServiceType, cleaningMinutes: number) => {
    const outcome = await sendCall(schedule.setCleaning, { body: { serviceType, cleaningMinutes } })
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    showToast(officeScheduleCopy.cleaningSaved)
  }
  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{officeScheduleCopy.cleaning}</h2>
      <p className="px-2 pt-2 text-ink-soft">{officeScheduleCopy.cleaningHint}</p>
      <div className="grid gap-4 px-2 pt-3 sm:grid-cols-2 xl:grid-cols-4">
        {cleaning.map(({ serviceType, cleaningMinutes }) => (
          <SelectField
            key={serviceType}
            label={officeServicesCopy.types[serviceType]}
            disabled={!mayChange}
            value={String(cleaningMinutes)}
            options={[...new Set([...offeredMinutes, cleaningMinutes])]
              .toSorted((one, other) => one - other)
              .map((minutes) => ({ value: String(minutes), label: officeScheduleCopy.minutes(minutes) }))}
            onChange={({ target }) => void set(serviceType, Number(target.value))}
          />
        ))}
      </div>
    </section>
  )
}
