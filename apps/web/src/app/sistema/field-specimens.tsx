import { Pencil } from 'lucide-react'
import { sistemaCopy } from '../../copy/shared/sistema.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Specimen } from './specimen.tsx'

const { buttons, fields } = sistemaCopy

/** Buttons and form fields. */
export function FieldSpecimens() {
  return (
    <>
      <Specimen title={sistemaCopy.sections.buttons}>
        <div className="flex flex-wrap items-center gap-3">
          {(['primary', 'secondary', 'ink', 'danger', 'quiet'] as const).map((tone) => (
            <Button key={tone} tone={tone}>
              {buttons[tone]}
            </Button>
          ))}
          <Button loading>{buttons.loading}</Button>
          <Button disabled>{buttons.disabled}</Button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {(['small', 'medium', 'large'] as const).map((size) => (
            <LinkButton key={size} to="." size={size}>
              {buttons.primary}
            </LinkButton>
          ))}
          <IconButton icon={Pencil} label={buttons.icon} />
          <IconButton icon={Pencil} label={buttons.icon} loading />
          <IconButton icon={Pencil} label={buttons.icon} disabled />
        </div>
      </Specimen>
      <Specimen title={sistemaCopy.sections.fields}>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField {...fields.name} autoComplete="off" />
          <TextField {...fields.email} kind="email" defaultValue="ana@" />
          <PasswordField
            label={fields.password.label}
            showLabel={fields.password.show}
            hideLabel={fields.password.hide}
            autoComplete="new-password"
            defaultValue="lomito"
          />
          <SelectField
            label={fields.breed.label}
            placeholder={fields.breed.placeholder}
            options={fields.breed.options.map((breed) => ({ value: breed, label: breed }))}
          />
          <DateField {...fields.birth} />
          <TextField
            label={fields.weight.label}
            kind="money"
            trailing={<span className="pr-3 text-ink-soft">{fields.weight.unit}</span>}
          />
          <TextAreaField label={fields.notes.label} optionalLabel={fields.notes.optional} />
          <TextField label={fields.readOnly.label} defaultValue={fields.readOnly.value} disabled />
          <CheckboxField label={fields.consent} />
          <CheckboxField label={fields.consent} error={fields.consentError} />
        </div>
      </Specimen>
    </>
  )
}
