import { medicalRecordsCopy } from '../../copy/medical-records.ts'
import { houseToday } from '../../shared/house-today.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import type { PaperBeside } from './papers-beside.ts'

/** Other papers that one photo of a card shows, by key, each with its day; without one where that is still asked. */
export type AlsoInPhoto = Readonly<Record<string, string>>

type AlsoInPhotoFieldsProps = {
  papers: readonly PaperBeside[]
  value: AlsoInPhoto
  onChange: (value: AlsoInPhoto) => void
  born: string
  /** Whether what lacks its day says so. */
  tried: boolean
}

/** One page of a vaccination card often shows several papers: they are told at once and proved by the same photo. */
export function AlsoInPhotoFields({ papers, value, onChange, born, tried }: AlsoInPhotoFieldsProps) {
  const without = (key: string) =>
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-strong">{medicalRecordsCopy.alsoTitle}</legend>
      {papers.map(({ key, label, dayLabel }) => {
        const appliedOn = value[key]
        return (
          <div key={key} className="grid gap-2">
            <CheckboxField
              label={label}
              checked={appliedOn !== undefined}
              onChange={({ target }) => onChange(target.checked ? { ...value, [key]: '' } : without(key))}
            />
            {appliedOn !== undefined && (
              <DateField
                label={dayLabel}
                min={born}
                max={houseToday()}
                required
                value={appliedOn}
                error={tried && appliedOn === '' ? medicalRecordsCopy.alsoNeedsDate : undefined}
                onChange={({ target }) => onChange({ ...value, [key]: target.value })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
