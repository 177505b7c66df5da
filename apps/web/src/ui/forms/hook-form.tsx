import { type ComponentProps, useMemo } from 'react'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'
import { Form } from './form.tsx'

type HookFormProps<Fields extends FieldValues, Context, Sent> = Omit<
  ComponentProps<typeof Form>,
  'problems'
> & { control: Control<Fields, Context, Sent> }

/** React Hook Form; shows errors of absent fields above the others. */
export function HookForm<Fields extends FieldValues, Context, Sent>({
  control,
  ...form
}: HookFormProps<Fields, Context, Sent>) {
  const { errors, submitCount } = useFormState({ control })
  const attempt = [submitCount, ...messagesIn(errors)].join('\n')
  const problems = useMemo(
    () => attempt.split('\n').flatMap((message, at) => (at > 0 ? { message } : [])),
    [attempt],
  )
  return <Form {...form} problems={problems} />
}

/** Returns all messages in the errors of a form, at any depth. */
const messagesIn = (errors: object): string[] =>
  Object.entries(errors).flatMap(([name, inner]: [string, unknown]) => {
    if (name === 'message' && typeof inner === 'string') return inner
    return inner && typeof inner === 'object' && name !== 'ref' ? messagesIn(inner) : []
  })
