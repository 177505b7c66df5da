import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { controlLook } from './control-look.ts'
import { type FieldWords, FormField } from './form-field.tsx'
import { IconButton } from '../controls/icon-button.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'autoComplete'> &
  FieldWords & {
    autoComplete: 'current-password' | 'new-password'
    showLabel: string
    hideLabel: string
  }

/** Password input with a button to reveal it. */
export function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <FormField {...{ label, hint, error }}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlLook} pr-14`}
          />
          <IconButton
            className="absolute inset-y-0 right-1 my-auto"
            icon={shown ? EyeOff : Eye}
            label={shown ? hideLabel : showLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FormField>
  )
}
