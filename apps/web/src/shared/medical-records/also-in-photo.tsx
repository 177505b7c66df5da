import { recordsInPhotoCopy as copy } from '../../copy/portal/medical-records.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { businessToday } from '../business/business-today.ts'
import type { AlsoInPhoto, RecordBeside, MedicalRecordDays } from './records-beside.ts'

/** Refusals of additional medical records, by key. */
export type RefusedBeside = Readonly<Record<string, string>>

type AlsoInPhotoFieldsProps = {
  medicalRecords: readonly RecordBeside[]
  value: AlsoInPhoto
  onChange: (value: AlsoInPhoto) => void
  born: string
  /** Shows the error of missing days, after a submit. */
  tried: boolean
  refused?: RefusedBeside | undefined
  /** Allows an expiry date; without it the default validity applies. */
  takesLastDay?: boolean
}

const noData: MedicalRecordDays = { appliedOn: '', expiresOn: '' }

/** Fields for further medical records on the same photo: one vaccination card often proves several. */
export function AlsoInPhotoFields(props: AlsoInPhotoFieldsProps) {
  const { medicalRecords, value, onChange, born, tried, refused = {}, takesLastDay = false } = props
  const without = (key: string) =>
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-strong">{copy.title}</legend>
      {medicalRecords.map(({ key, label, dayLabel, lastDayLabel }) => {
        const days = value[key]
        const change = (changed: Partial<MedicalRecordDays>) =>
          onChange({ ...value, [key]: { ...noData, ...days, ...changed } })
        return (
          <div key={key} className="grid gap-2">
            <CheckboxField
              label={label}
              checked={days !== undefined}
              onChange={({ target }) => (target.checked ? change({}) : onChange(without(key)))}
            />
            {days && (
              <div className={takesLastDay ? 'grid gap-4 sm:grid-cols-2' : 'grid'}>
                <DateField
                  label={dayLabel}
                  min={born}
                  max={businessToday()}
                  required
                  value={days.appliedOn}
                  error={tried && days.appliedOn === '' ? copy.needsDate : refused[key]}
                  onChange={({ target }) => change({ appliedOn: target.value })}
                />
                {takesLastDay && (
                  <DateField
                    label={lastDayLabel}
                    optionalLabel={errorMessagesCopy.optional}
                    value={days.expiresOn}
                    onChange={({ target }) => change({ expiresOn: target.value })}
                  />
                )}
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
