import { defaultLocale, setBusinessLocale, type BusinessLocale } from '@rumi/contract'

/** Attributes of the document by which the browser knows the locale before it loads any data. */
export const localeAttributes = (locale: BusinessLocale = defaultLocale) => ({
  'data-time-zone': locale.timeZone,
  'data-phone-country': locale.phoneCountry,
})

/** Counts days and formats hours in the time zone of the document. */
export function followDocumentLocale({ timeZone, phoneCountry } = document.documentElement.dataset) {
  if (timeZone && phoneCountry) setBusinessLocale({ timeZone, phoneCountry })
}
