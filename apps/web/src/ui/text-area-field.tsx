import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { type FieldWords, FormField } from './form-field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldWords & { optionalLabel?: string | undefined; className?: string | undefined }

/** Several lines of text; grows with what is written. */
export function TextAreaField({ label, hint, error, optionalLabel, className, ...area }: TextAreaFieldProps) {
  return (
    <FormField {...{ label, hint, error, optionalLabel, className }}>
      {(wiring) => (
        <textarea
          rows={3}
          {...area}
          {...wiring}
          className={`${controlLook} field-sizing-content resize-none py-3`}
        />
      )}
    </FormField>
  )
}
