import type { Theme } from './house-settings.ts'

/** A theme's fields of colour and what is legible on them, for files that read no style sheet: mails and workbooks. */
export const themeColours = {
  sol: { primary: '#FF9F1A', onPrimary: '#2B2140', link: '#00706D' },
  indigo: { primary: '#4D55CC', onPrimary: '#FFFFFF', link: '#3F46B0' },
} as const satisfies Record<Theme, Record<'primary' | 'onPrimary' | 'link', string>>
