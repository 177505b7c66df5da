// Separate from the locale, which every page loads.
/** True if a text is the name of an IANA time zone, by region and place; offsets and abbreviations are none. */
export function isTimeZone(text: string) {
  if (text !== 'UTC' && !/^[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)+$/.test(text)) return false
  try {
    return new Intl.DateTimeFormat('es-MX', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
