type Control = HTMLInputElement | HTMLTextAreaElement

/** Messages for errors of native form validation. */
export type FieldErrorMessages = Record<'email' | 'phone' | 'tooLong', string> & {
  /** Keyed by the name of the control. */
  missing: Readonly<Record<string, string>>
}

/** Returns the invalid controls of a form in order, each with its message. */
export function fieldErrors(form: HTMLFormElement, words: FieldErrorMessages): Map<string, string> {
  const controls = [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
  return new Map(
    controls.flatMap((control) => {
      const trouble = troubleWith(control, words)
      return control.name && trouble ? [[control.name, trouble]] : []
    }),
  )
}

function troubleWith(control: Control, words: FieldErrorMessages) {
  const { validity } = control
  if (validity.valueMissing || (control.required && control.value.trim() === ''))
    return words.missing[control.name]
  if (validity.tooLong) return words.tooLong
  if (validity.valid) return null
  return control.type === 'tel' ? words.phone : words.email
}
