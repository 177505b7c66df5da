type Control = HTMLInputElement | HTMLTextAreaElement

/** What is said of a control that the browser itself finds wrong. */
export type FieldErrorMessages = Record<'email' | 'phone' | 'tooLong', string> & {
  /** By the name of the control. */
  missing: Readonly<Record<string, string>>
}

/** The controls of a form that the browser's own rules find fault with, in order, each with its sentence. */
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
