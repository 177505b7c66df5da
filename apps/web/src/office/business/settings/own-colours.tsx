import {
  coloursOf,
  contrastAs,
  leastContrast,
  legibleAs,
  type OwnColours as Colours,
  type Theme,
} from '@rumi/contract'
import type { UseFormReturn } from 'react-hook-form'
import { officeSettingsCopy } from '../../../copy/office/business/settings.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { SettingsDraft } from './settings-draft.ts'

const copy = officeSettingsCopy.colours
const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value)

/** Draft fields of the own colours. */
const fields = { primary: 'primaryColour', link: 'linkColour' } as const

type OwnColoursProps = { form: UseFormReturn<SettingsDraft>; draft: SettingsDraft }

/** Own colours with their contrast, a legible colour in place of one that is not, and a preview. */
export function OwnColours({ form, draft }: OwnColoursProps) {
  const written: Colours = { primary: draft.primaryColour, link: draft.linkColour }
  const own: Colours = {
    primary: isColour(written.primary) ? written.primary : '',
    link: isColour(written.link) ? written.link : '',
  }
  const shown = coloursOf({ theme: draft.theme as Theme, colours: own })
  const set = (name: keyof Colours, value: string) =>
    form.setValue(fields[name], value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })

  return (
    <div className="grid gap-4 md:col-span-2 md:grid-cols-2 md:items-start">
      {(['primary', 'link'] as const).map((name) => {
        const { label, hint } = officeSettingsCopy.fields[fields[name]]
        const isIllegible = own[name] !== '' && contrastAs(name, own[name]) < leastContrast
        return (
          <div key={name} className="grid gap-2">
            <TextField
              label={label}
              hint={hint}
              error={
                isIllegible
                  ? copy.illegible[name](contrastAs(name, own[name]))
                  : form.formState.errors[fields[name]]?.message
              }
              spellCheck={false}
              autoComplete="off"
              trailing={
                <input
                  type="color"
                  aria-label={copy.pick(label)}
                  value={own[name] || shown[name]}
                  onChange={({ target }) => set(name, target.value.toUpperCase())}
                  className="size-11 cursor-pointer rounded-sm p-1"
                />
              }
              {...form.register(fields[name])}
            />
            {isIllegible && (
              <Button
                tone="secondary"
                className="justify-self-start"
                onClick={() => set(name, legibleAs(name, own[name]))}
              >
                {copy.use(legibleAs(name, own[name]))}
              </Button>
            )}
          </div>
        )
      })}
      <figure className="grid gap-2 md:col-span-2">
        <figcaption className="font-strong">{copy.preview}</figcaption>
        <div className="flex flex-wrap items-center gap-6 rounded-sm bg-sand p-5">
          <span
            className="rounded-full px-6 py-3 font-heading"
            style={{ background: shown.primary, color: shown.onPrimary }}
          >
            {copy.sampleButton}
          </span>
          <span className="font-strong underline" style={{ color: shown.link }}>
            {copy.sampleLink}
          </span>
        </div>
      </figure>
    </div>
  )
}
