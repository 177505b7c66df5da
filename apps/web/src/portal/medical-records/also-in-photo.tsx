import { medicalRecordsCopy } from '../../copy/medical-records.ts'
import { houseToday } from '../../shared/house-today.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { DateField } from '../../ui/date-field.tsx'

/** Other vaccines that one photo of a card shows, each with the day it was given; without one where that is still asked. */
export type AlsoInPhoto = Readonly<Record<string, string>>

type AlsoInPhotoFieldsProps = {
  products: readonly string[]
  value: AlsoInPhoto
  onChange: (value: AlsoInPhoto) => void
  born: string
  /** Whether what lacks its day says so. */
  tried: boolean
}

/** One page of a vaccination card often shows several vaccines: they are told at once and proved by the same photo. */
export function AlsoInPhotoFields({ products, value, onChange, born, tried }: AlsoInPhotoFieldsProps) {
  const without = (product: string) =>
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== product))
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-strong">{medicalRecordsCopy.alsoTitle}</legend>
      {products.map((product) => {
        const appliedOn = value[product]
        return (
          <div key={product} className="grid gap-2">
            <CheckboxField
              label={product}
              checked={appliedOn !== undefined}
              onChange={({ target }) =>
                onChange(target.checked ? { ...value, [product]: '' } : without(product))
              }
            />
            {appliedOn !== undefined && (
              <DateField
                label={medicalRecordsCopy.alsoAppliedOn(product)}
                min={born}
                max={houseToday()}
                required
                value={appliedOn}
                error={tried && appliedOn === '' ? medicalRecordsCopy.alsoNeedsDate : undefined}
                onChange={({ target }) => onChange({ ...value, [product]: target.value })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
