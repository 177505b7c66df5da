/** Icons of tags, drawn in the office. */
export const tagIcons = [
  'bite',
  'escape',
  'alone',
  'blind',
  'deaf',
  'heat',
  'birthday',
  'medicine',
  'heart',
  'star',
  'paw',
  'alert',
] as const
export type TagIcon = (typeof tagIcons)[number]

/** Tones of tags. The label and the icon carry the meaning; the tone repeats it. */
export const tagTones = ['neutral', 'good', 'care', 'danger'] as const
export type TagTone = (typeof tagTones)[number]
