import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { QuoteDraft } from './quote-draft.ts'

/** Contact details for the office's reply, with the privacy notice. */
export function QuoteContact({ form }: { form: UseFormReturn<QuoteDraft> }) {
  const { errors } = form.formState
  const { fields } = quotesCopy
  return (
    <>
      <TextField
        label={fields.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          kind="email"
          label={fields.email}
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          kind="tel"
          label={fields.phone}
          optionalLabel={errorMessagesCopy.optional}
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </div>
      <TextAreaField
        label={fields.message}
        optionalLabel={errorMessagesCopy.optional}
        hint={fields.messageHint}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <div className="absolute -left-[9999px]" aria-hidden="true">
        <label>
          {fields.website}
          <input tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </label>
      </div>
      <p className="text-sm text-ink-soft">
        {quotesCopy.privacy}{' '}
        <Link to={publicPaths.privacy()} target="_blank" className="text-link underline">
          {quotesCopy.privacyLink}
        </Link>
      </p>
    </>
  )
}
