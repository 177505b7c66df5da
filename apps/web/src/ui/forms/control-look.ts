/** Classes shared by all text-like controls. */
export const controlLook =
  'w-full min-h-(--control-height) rounded-sm border-2 border-line-strong bg-white px-4 py-2 text-ink transition-colors ' +
  'placeholder:text-ink-soft hover:border-ink aria-invalid:border-brick disabled:bg-sand disabled:text-ink-soft'
